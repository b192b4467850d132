import { screen, waitFor } from '@testing-library/react';
import { session } from 'shared-api';
import * as api from 'shared-api/contract';
import { aClient, aStaffMember, fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { ClientsPage } from './ClientsPage.tsx';

const clients = [
  aClient({ isFamily: true, lastName: 'Family' }),
  aClient({ id: 9, status: 'New', lastName: 'Applicant' }),
];
const handlers = [
  replies(api.listClients, clients, api.pageMeta(1, 2, 10)),
  replies(api.listClientsByStatus, clients.slice(1), api.pageMeta(1, 1, 10)),
];

function show(route: string, answers = handlers) {
  session.signIn('token', aStaffMember('Registration Officer'));
  const server = fakeApi(answers);
  return { ...renderPortal(<ClientsPage />, { route }), server };
}

describe('the clients', () => {
  it('are listed with their kind and status [STAFF-02]', async () => {
    show('/app/clients');
    expect(await screen.findByText('Sample Family')).toBeVisible();
    expect(screen.getByText('Family', { selector: 'td' })).toBeVisible();
    expect(screen.getByText(/Showing 1 to 2 of 2 entries/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Sample Applicant' })).toHaveAttribute(
      'href',
      '/app/client/9',
    );
  });

  it('are filtered by status on the server, and the address keeps the choice [STAFF-03]', async () => {
    const { user, server, location } = show('/app/clients');
    await user.selectOptions(await screen.findByLabelText('Status'), 'New');
    await waitFor(() => expect(server.of(api.listClientsByStatus)).toHaveLength(1));
    expect(server.of(api.listClientsByStatus)[0]?.url.pathname).toBe('/api/users/clientByStatus/New');
    expect(server.of(api.listClientsByStatus)[0]?.url.searchParams.get('pageNumber')).toBe('1');
    expect(location()).toBe('/app/clients?status=New');
  });

  it('are searched on the server [STAFF-02]', async () => {
    const { user, server } = show('/app/clients');
    await user.type(await screen.findByLabelText('Search clients'), 'family{Enter}');
    await waitFor(() => expect(server.requests.at(-1)?.url.searchParams.get('search')).toBe('family'));
  });

  it('say when they cannot be fetched [ERR-23]', async () => {
    show('/app/clients', [refuses(api.listClients, 400)]);
    expect(await screen.findAllByText('Fetching all clients failed. Kindly Refresh')).not.toHaveLength(0);
  });
});
