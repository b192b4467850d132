import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aBooking, aService, aStaffMember, fakeApi, refuses, replies } from 'shared-api/testing';
import { offered, renderPortal } from 'shared-ui/testing';
import { StaffBookings } from './StaffBookings.tsx';

const bookings = [aBooking(), aBooking({ id: 22, invoiceNumber: '2026-000125', bookingStatus: 'No_Show' })];
const handlers = [
  replies(api.listBookings, bookings, api.pageMeta(1, 2, 10)),
  replies(api.listServices, [aService()]),
];

function show(
  route = '/app/client-services',
  answers = handlers,
  role = 'Protocol Officer',
  airportIds?: number[],
) {
  session.signIn('token', aStaffMember(role, { airportIds }));
  const server = fakeApi([...answers, replies(api.needsDoing, { tasks: [] })]);
  const asked = () => server.rowsAsked(api.listBookings);
  return { ...renderPortal(<StaffBookings />, { route }), server, asked };
}

describe('the bookings of staff', () => {
  it('are listed with client, flight and status, each leading to its page [STAFF-09]', async () => {
    show();
    const link = await screen.findByRole('link', { name: '2026-000124' });
    expect(link).toHaveAttribute('href', '/app/booking/21');
    const row = link.closest('tr');
    for (const text of [
      'Sample Client',
      'Arrival service',
      '1 Dec 2026, 14:00',
      'P47121',
      'ABV',
      '₦50,000.00',
    ])
      expect(row).toHaveTextContent(text);
    const client = within(row as HTMLElement).getByRole('link', { name: 'Sample Client' });
    expect(client).toHaveAttribute('href', '/app/client/1');
  });

  it('are asked for as the address says [STAFF-09]', async () => {
    const { asked } = show(
      '/app/client-services?search=P47&status=Processing&airport=13&service=11&from=2026-12-01&to=2026-12-02&outcome=missing&sort=-travel&page=2',
    );
    await waitFor(() =>
      expect(asked()).toEqual({
        pageNumber: '2',
        search: 'P47',
        status: 'Processing',
        airportId: '13',
        serviceId: '11',
        from: '2026-12-01',
        to: '2026-12-02',
        overdue: 'true',
        sort: '-travel',
      }),
    );
  });

  it('of an officer tied to airports are filtered by those alone', async () => {
    const { user } = show(undefined, handlers, 'Protocol Officer', [14]);
    expect(await offered(user, await screen.findByLabelText('Airport'))).toEqual([
      'All',
      'Mallam Aminu Kano International Airport (KAN)',
    ]);
  });

  it('say when they cannot be fetched', async () => {
    show(undefined, [refuses(api.listBookings, 400), ...handlers.slice(1)]);
    expect(await screen.findByText('Fetching bookings failed. Kindly Refresh')).toBeVisible();
  });
});

describe('many bookings at once', () => {
  it.each([
    ['Protocol Officer', ['Service rendered', 'No show', 'Flight cancelled']],
    ['Finance Officer', ['Payment received']],
  ])('are offered to a %s with the outcomes of the role [STAFF-12]', async (role, outcomes) => {
    const { user } = show(undefined, handlers, role);
    await user.click(await screen.findByRole('checkbox', { name: 'Select booking 2026-000124' }));
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    const group = await screen.findByRole('group', { name: 'New status' });
    expect([...group.querySelectorAll('button')].map((button) => button.textContent)).toEqual(outcomes);
  });

  it('show what goes back to clients before it does [STAFF-12]', async () => {
    const preview = replies(api.previewBookingMoves, [
      {
        id: 21,
        name: '2026-000124, P47121',
        status: 'Processing',
        verdict: 'moves',
        refund: 50_000,
        why: null,
      },
      { id: 22, name: '2026-000125, P47121', status: 'No_Show', verdict: 'refused', refund: 0, why: 'Ended' },
    ]);
    const { user, server } = show(undefined, [...handlers, preview]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await user.click(await screen.findByRole('button', { name: 'Flight cancelled' }));
    expect(await screen.findByText(/1 will change, 1 cannot change/)).toHaveTextContent(
      '1 will change, 1 cannot change; ₦50,000.00 goes back to clients',
    );
    expect(server.of(api.previewBookingMoves)[0]?.body).toEqual({
      Ids: [21, 22],
      BookingStatus: 'Flight_Canceled',
    });
  });

  it('say of which the flight is still to come before a service is rendered [STAFF-12]', async () => {
    const row = {
      name: '2026-000124, P47121',
      status: 'Processing',
      verdict: 'moves',
      refund: 0,
      why: null,
    } as const;
    const preview = replies(api.previewBookingMoves, [
      { ...row, id: 21, flightAt: '2099-12-01T13:00:00.000Z' },
      { ...row, id: 22, flightAt: '2020-12-01T13:00:00.000Z' },
    ]);
    const { user } = show(undefined, [...handlers, preview]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await user.click(await screen.findByRole('button', { name: 'Service rendered' }));
    expect(await screen.findByText('2 will change; 1 before its flight')).toBeVisible();
    expect(screen.getByText(/The flight is still to come/)).toHaveTextContent(
      '1st December, 2099, 14:00 WAT',
    );
  });

  it('are not chosen by those who record no outcome', async () => {
    show(undefined, handlers, 'Registration Officer');
    await screen.findByText(/Showing 1 to 2/);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
