import { act, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, aStaffMember, fakeApi, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { ClientsPage } from './ClientsPage.tsx';

const clients = [
  aClient({ isFamily: true, lastName: 'Family' }),
  aClient({ id: 9, status: 'New', lastName: 'Applicant' }),
];
const handlers = [
  replies(api.listClients, clients, api.pageMeta(1, 2, 10)),
  replies(api.listClientsByStatus, clients.slice(1), api.pageMeta(1, 1, 10)),
];

function show(route: string, answers = handlers, role = 'Registration Officer') {
  session.signIn('token', aStaffMember(role));
  const stats = { Processing: 4, New: 1, Active: 20, Inactive: 2, Deactivated: 0 };
  const server = fakeApi([...answers, replies(api.statusStats, stats)]);
  const asked = () => server.rowsAsked(api.listClients);
  return { ...renderPortal(<ClientsPage />, { route }), server, asked };
}

describe('the clients', () => {
  it('are listed with their kind and status, each leading to its page [STAFF-02]', async () => {
    show('/app/clients');
    expect(await screen.findByText('Family', { selector: 'td' })).toBeVisible();
    expect(screen.getByText(/Showing 1 to 2 of 2 entries/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sample Applicant' })).toHaveAttribute('href', '/app/client/9');
  });

  it('are filtered by status on the server, and the address keeps the choice [STAFF-03]', async () => {
    const { user, server, location } = show('/app/clients');
    await choose(user, await screen.findByLabelText('Status'), 'New');
    await waitFor(() => expect(server.rowsAsked(api.listClientsByStatus)).toEqual({ pageNumber: '1' }));
    expect(server.of(api.listClientsByStatus)[0]?.url.pathname).toBe('/api/users/clientByStatus/New');
    expect(location()).toBe('/app/clients?status=New');
  });

  it('are counted by their filters alone: no page turned and no sort asks for the total again [STAFF-02]', async () => {
    const { user, server, asked } = show('/app/clients?kind=corporate', [
      replies(api.listClients, clients, api.pageMeta(1, 23, 10)),
    ]);
    const counted = () => server.of(api.listClients).filter(({ url }) => /only=total/.test(url.search));
    expect(await screen.findByText(/Showing 1 to 2 of 23 entries/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(asked()).toMatchObject({ pageNumber: '2' }));
    expect(await screen.findByText(/Showing 11 to 12 of 23 entries/)).toBeVisible();
    await user.click(screen.getByRole('columnheader', { name: 'Client' }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'name' }));
    expect(counted().map(({ url }) => url.search)).toEqual(['?kind=corporate&pageNumber=1&only=total']);
    await choose(user, screen.getByLabelText('Kind'), 'Government');
    await waitFor(() => expect(counted()).toHaveLength(2));
  });

  it('are asked for as a shared address says, and as its headers are pressed [STAFF-02]', async () => {
    const { user, asked, location, router } = show(
      '/app/clients?search=alfa&status=New&kind=corporate&from=2026-11-01&to=2026-11-20&sort=-registered&page=2',
      [replies(api.listClients, clients, api.pageMeta(2, 12, 10))],
    );
    await waitFor(() =>
      expect(asked()).toEqual({
        pageNumber: '2',
        search: 'alfa',
        status: 'New',
        kind: 'corporate',
        from: '2026-11-01',
        to: '2026-11-20',
        sort: '-registered',
      }),
    );
    await user.click(await screen.findByRole('columnheader', { name: 'Client' }));
    await waitFor(() => expect(asked()).toMatchObject({ pageNumber: '1', sort: 'name' }));
    expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending');
    await act(() => router.navigate(-1));
    expect(location()).toContain('sort=-registered&page=2');
  });

  it('have their usual views as tabs with counts, and say each filter that is on, which can be taken off there', async () => {
    const { user, location } = show('/app/clients?search=alfa&page=2', [
      replies(api.listClients, clients, api.pageMeta(1, 2, 10)),
    ]);
    await user.click(await screen.findByRole('link', { name: 'To review 4' }));
    expect(location()).toBe('/app/clients?search=alfa&status=Processing');
    expect(screen.getByRole('link', { name: 'To review 4' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    await user.click(screen.getByRole('button', { name: 'Take off Status: Processing' }));
    expect(location()).toBe('/app/clients?search=alfa');
    expect(screen.queryByRole('button', { name: /^Take off/ })).not.toBeInTheDocument();
  });

  it('open beside the list by a press on their row, and from there whole', async () => {
    const { user, location } = show('/app/clients');
    await user.click(await screen.findByText('Family', { selector: 'td' }));
    const beside = within(await screen.findByRole('dialog', { name: 'Sample Family' }));
    expect(location()).toBe('/app/clients?peek=1');
    expect(beside.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/app/client/1');
  });

  it('are searched on the server [STAFF-02]', async () => {
    const { user, server } = show('/app/clients');
    await fill(user, await screen.findByLabelText('Search clients'), 'family');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.requests.at(-1)?.url.searchParams.get('search')).toBe('family'));
  });

  it('say when none match, and offer to clear the filters', async () => {
    const { user, location } = show('/app/clients?kind=government', [
      replies(api.listClients, [], api.pageMeta(1, 0, 10)),
    ]);
    expect(await screen.findByText('There are no clients with these filters')).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await user.click(clear as HTMLElement);
    expect(location()).toBe('/app/clients');
    expect(await screen.findByText('There are no clients')).toBeVisible();
  });

  it('are exported as they are shown', async () => {
    const csv = {
      endpoint: api.exportClients,
      answer: () =>
        new Response('Client,Status\r\nAlfa,New\r\n', { headers: { 'Content-Type': 'text/csv' } }),
    };
    const { user, server } = show('/app/clients?kind=corporate&sort=name', [...handlers, csv]);
    await screen.findByText(/Showing 1 to 2/);
    await user.click(screen.getByRole('button', { name: 'More for Clients' }));
    await user.click(screen.getByRole('menuitem', { name: 'Export' }));
    await waitFor(() => expect(server.of(api.exportClients)).toHaveLength(1));
    expect(server.of(api.exportClients)[0]?.url.search).toBe('?kind=corporate&sort=name');
  });

  it('say when they cannot be fetched [ERR-23]', async () => {
    show('/app/clients', [refuses(api.listClients, 400)]);
    expect(await screen.findAllByText('Fetching all clients failed. Kindly Refresh')).not.toHaveLength(0);
  });
});

describe('many clients at once', () => {
  const previewed = replies(api.previewClientMoves, [
    { id: 1, name: 'Sample Family', status: 'Active', verdict: 'moves', why: null },
    {
      id: 9,
      name: 'Sample Applicant',
      status: 'New',
      verdict: 'refused',
      why: 'The status cannot be changed from New to Deactivated',
    },
  ]);
  const moved = replies(api.moveClients, [
    { id: 1, name: 'Sample Family', status: 'Deactivated', outcome: 'moved', why: null },
  ]);

  async function choose(answers = [...handlers, previewed, moved]) {
    const shown = show('/app/clients', answers);
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await shown.user.click(screen.getByRole('button', { name: 'Change status' }));
    return shown;
  }

  it('are shown what will change and why some cannot, before anything is changed [STAFF-13]', async () => {
    const { user, server } = await choose();
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('1 will change, 1 cannot change')).toBeVisible();
    expect(screen.getByText(/^What a wallet still holds/)).toBeVisible();
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(
      preview.getByText('Cannot change: The status cannot be changed from New to Deactivated'),
    ).toBeVisible();
    expect(server.of(api.previewClientMoves)[0]?.body).toEqual({ Ids: [1, 9], Status: 'Deactivated' });
    expect(server.of(api.moveClients)).toHaveLength(0);
  });

  it('are changed with a reason where one is needed, and each tells what became of it [STAFF-13]', async () => {
    const { user, server } = await choose();
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await user.click(await screen.findByRole('button', { name: 'Change 1 client' }));
    expect(await screen.findAllByText('Give a reason')).not.toHaveLength(0);
    expect(server.of(api.moveClients)).toHaveLength(0);
    await fill(user, screen.getByLabelText(/^Reason/), 'Left the country');
    await user.click(screen.getByRole('button', { name: 'Change 1 client' }));
    expect(await screen.findByText('1 changed')).toBeVisible();
    expect(server.of(api.moveClients)[0]?.body).toEqual({
      Rows: [{ Id: 1, From: 'Active' }],
      Status: 'Deactivated',
      Reason: 'Left the country',
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(/chosen/)).not.toBeInTheDocument();
  });

  it('show which changed meanwhile', async () => {
    const changed = replies(api.moveClients, [
      {
        id: 1,
        name: 'Sample Family',
        status: 'Inactive',
        outcome: 'changed',
        why: 'Changed to Inactive in the meantime',
      },
    ]);
    const { user } = await choose([...handlers, previewed, changed]);
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await fill(user, await screen.findByLabelText(/^Reason/), 'Left the country');
    await user.click(screen.getByRole('button', { name: 'Change 1 client' }));
    expect(await screen.findByText('0 changed, 1 not changed')).toBeVisible();
    expect(screen.getByText(/Changed to Inactive in the meantime/)).toBeVisible();
  });

  it('cannot be chosen by those who may not change them', async () => {
    show('/app/clients', handlers, 'Finance Officer');
    await screen.findByText(/Showing 1 to 2/);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
