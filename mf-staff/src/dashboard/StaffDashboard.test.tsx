import { screen } from '@testing-library/react';
import { session } from 'shared-api';
import * as api from 'shared-api/contract';
import { aClient, aStaffMember, fakeApi, type Handler, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { StaffDashboard } from './StaffDashboard.tsx';

const totals = replies(api.dashboardStats, {
  users: 4,
  clients: 12,
  services: 8,
  bookings: 31,
  transactions: 57,
  revenue: 1_550_000,
  clientStats: { individual: 6, corporate: 3, government: 2, family: 1 },
});
const byStatus = replies(api.statusStats, { Processing: 2, Inactive: 1, Active: 7, New: 3, Deactivated: 0 });
const waiting = replies(api.listClientsByStatus, [aClient({ id: 9, lastName: 'Applicant', status: 'New' })]);

function show(handlers: Handler[], role = 'Administrator') {
  session.signIn('token', aStaffMember(role));
  fakeApi(handlers);
  return renderPortal(<StaffDashboard />);
}

describe("the desk's dashboard", () => {
  it('shows the totals of the server [STAFF-05]', async () => {
    show([totals, byStatus, waiting]);
    expect(await screen.findByText('₦1,550,000.00')).toBeVisible();
    expect(screen.getByRole('link', { name: /Clients 12/ })).toHaveAttribute('href', '/app/clients');
    expect(screen.getByText('31')).toBeVisible();
  });

  it('draws the clients by status and names what waits for a review [STAFF-06]', async () => {
    show([totals, byStatus, waiting]);
    expect(await screen.findByRole('heading', { name: 'Reviews waiting: 5' })).toBeVisible();
    expect(await screen.findByRole('img', { name: /Active.*7/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Review Sample Applicant' })).toHaveAttribute(
      'href',
      '/app/client/9',
    );
  });

  it('shows no reviews to those who do not review', async () => {
    show([totals, byStatus], 'Finance Officer');
    await screen.findByText('31');
    expect(screen.queryByRole('heading', { name: /Reviews waiting/ })).not.toBeInTheDocument();
  });

  it('says which figures cannot be fetched [ERR-24] [ERR-25]', async () => {
    show([refuses(api.dashboardStats, 400), refuses(api.statusStats, 400), waiting]);
    expect(await screen.findAllByText('Fetching stats failed. Kindly Refresh')).not.toHaveLength(0);
    expect(await screen.findAllByText('Error fetching stats. Kindly Refresh')).not.toHaveLength(0);
  });
});
