import { screen, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { aBooking, anActivity, aTransaction, hangs, refuses, replies } from 'shared-api/testing';
import { applicant, company, files, showClient } from './testing/showClient.tsx';

describe('the client page', () => {
  it('shows the details of the user [STAFF-07] [API-21]', async () => {
    const { server } = showClient([replies(api.userById, applicant)]);
    expect(await screen.findByRole('heading', { name: 'Sample Client', level: 1 })).toBeVisible();
    expect(screen.getByText('0803 123 4567')).toBeVisible();
    expect(server.of(api.userById)[0]?.url.pathname).toBe('/api/users/users/7');
  });

  it('says at a glance what the client is and has, and leads to the wallet', async () => {
    showClient(
      [replies(api.userById, applicant), replies(api.clientWallet, { balance: 99_499.5, pending: 0 })],
      { role: 'Finance Officer' },
    );
    expect(await screen.findByRole('link', { name: 'Wallet ₦99,499.50' })).toHaveAttribute(
      'href',
      '/app/client/7?tab=wallet',
    );
    expect(screen.getByText('Individual, Domestic')).toBeVisible();
    expect(screen.getAllByText('Processing')).toHaveLength(1);
  });

  it('says which terms the client accepted, and when', async () => {
    const acceptedTerms = { version: '2026-11', at: '2026-03-03T10:00:00.000Z' };
    showClient([replies(api.userById, { ...applicant, acceptedTerms })]);
    const term = await screen.findByText('Terms accepted', { selector: 'dt' });
    expect(term.nextSibling).toHaveTextContent('Version 2026-11, 3rd March, 2026, 11:00 WAT');
  });

  it('opens by the id of the registration transaction too, in one call [TRANS-27]', async () => {
    const { server } = showClient([replies(api.userById, applicant)], { id: '99' });
    expect(await screen.findByRole('heading', { name: 'Sample Client', level: 1 })).toBeVisible();
    expect(server.of(api.userById).map(({ url }) => url.pathname)).toEqual(['/api/users/users/99']);
  });

  it('says what is owed for the registration and which documents nobody has opened [STAFF-04]', async () => {
    showClient([
      replies(api.userById, {
        ...company,
        registrationFee: { amount: 50_000, status: 'Unpaid' },
        clientFiles: files.map((file) => ({ ...file, opened: false })),
      }),
    ]);
    expect(await screen.findByText('₦50,000.00, Unpaid')).toBeVisible();
    expect(screen.getByText('1, not opened yet')).toBeVisible();
  });

  it('lists the uploaded files for those who review [STAFF-04]', async () => {
    const { user } = showClient([replies(api.userById, { ...company, clientFiles: files })]);
    await user.click(await screen.findByRole('tab', { name: 'Documents 1' }));
    expect(screen.getByText('certificate.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download certificate.pdf' })).toBeVisible();
  });

  it('hides files, edits and status from a Finance Officer [STAFF-04]', async () => {
    showClient([replies(api.userById, { ...company, clientFiles: files })], { role: 'Finance Officer' });
    await screen.findByRole('heading', { name: 'Sample Company Ltd', level: 1 });
    expect(screen.queryByRole('tab', { name: /Documents/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Approve|Reject|Edit/ })).not.toBeInTheDocument();
  });

  it.each(['profile', 'review'])('of a restricted client offers no change beside the %s', async (tab) => {
    showClient([replies(api.userById, { ...applicant, closedToChange: true })], { tab });
    expect(await screen.findByText('Restricted')).toBeVisible();
    for (const name of [/^Edit client/, /^Approve/, /^Reject/, /^More actions/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('shows who works with the wallet of an organisation, to those who may know', async () => {
    const member: api.Member = {
      id: 71,
      firstName: 'Sierra',
      lastName: 'Tango',
      email: 'sierra@example.com',
      role: 'Booker',
      perOrder: 100_000,
      perMonth: null,
      spent: 30_000,
      state: 'Active',
      status: 'Active',
      dateCreated: '2026-03-03T10:00:00.000Z',
      version: 1,
    };
    const { user, server } = showClient([replies(api.userById, company), replies(api.listMembers, [member])]);
    await user.click(await screen.findByRole('tab', { name: 'Members' }));
    const row = await screen.findByRole('row', { name: /Sierra Tango/ });
    for (const text of ['Booker', '₦100,000.00', 'No limit', '₦30,000.00'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(server.of(api.listMembers)[0]?.url.search).toBe('?clientId=7');
  });

  it('has no members of an individual', async () => {
    showClient([replies(api.userById, applicant)]);
    await screen.findByRole('tab', { name: 'Bookings' });
    expect(screen.queryByRole('tab', { name: 'Members' })).not.toBeInTheDocument();
  });

  it("shows the client's bookings [STAFF-08]", async () => {
    const { user, server } = showClient([
      replies(api.userById, applicant),
      replies(api.listBookingsOfClient, [aBooking()]),
    ]);
    await user.click(await screen.findByRole('tab', { name: 'Bookings' }));
    expect(await screen.findByText('P47121')).toBeVisible();
    expect(server.of(api.listBookingsOfClient)[0]?.url.pathname).toBe('/api/booking-services/client/7');
  });

  it("says when the client's bookings cannot be fetched [ERR-28]", async () => {
    const { user } = showClient([replies(api.userById, applicant), refuses(api.listBookingsOfClient, 400)]);
    await user.click(await screen.findByRole('tab', { name: 'Bookings' }));
    expect(await screen.findAllByText('Fetching user bookings failed. Kindly Refresh')).not.toHaveLength(0);
  });

  it("names the loading of the client's bookings [NOTIFY-12]", async () => {
    const { user } = showClient([replies(api.userById, applicant), hangs(api.listBookingsOfClient)]);
    await user.click(await screen.findByRole('tab', { name: 'Bookings' }));
    expect(await screen.findByText('Fetching user Bookings')).toBeVisible();
  });

  it('of nobody says so, and leads to the clients', async () => {
    showClient([refuses(api.userById, 404, { code: 'not_found', message: 'There is no such user' })]);
    expect(await screen.findByText('There is no such client')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the clients' })).toHaveAttribute('href', '/app/clients');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Kindly Refresh/)).not.toBeInTheDocument();
  });

  it('says when the details cannot be fetched [ERR-27]', async () => {
    showClient([refuses(api.userById, 400)]);
    expect(await screen.findAllByText('Fetching user details failed. Kindly Refresh')).not.toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Client', level: 1 })).toBeVisible();
  });
});

it("the client's activities are of that client alone", async () => {
  const { server } = showClient(
    [replies(api.userById, applicant), replies(api.listActivities, [anActivity()])],
    {
      tab: 'activities',
    },
  );
  expect(await screen.findByText('Logged in')).toBeVisible();
  expect(server.of(api.listActivities)[0]?.url.searchParams.get('applicationUserId')).toBe('7');
});

it("a client's fundings and registration show their status, and neither who funded nor what may be done [TRANS-10]", async () => {
  const { user } = showClient(
    [
      replies(api.userById, applicant),
      replies(api.transactionOfType, { transactions: [aTransaction()], meta: undefined }),
    ],
    { tab: 'transactions', role: 'Finance Officer' },
  );
  const headers = async () =>
    (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(await headers()).toEqual(['Date', 'Amount', 'RRR Number', 'Status']);
  await user.click(screen.getByRole('tab', { name: 'Registration' }));
  expect(await headers()).toEqual(['Date', 'Amount', 'RRR Number', 'Status']);
});

it.each([
  ['Finance Officer', ['Funds', 'Registration']],
  ['Registration Officer', ['Registration']],
])('a %s sees the lists of transactions that the role may read', async (role, lists) => {
  showClient(
    [
      replies(api.userById, applicant),
      replies(api.transactionOfType, { transactions: [aTransaction()], meta: undefined }),
    ],
    { tab: 'transactions', role },
  );
  const inner = await screen.findByRole('tablist', { name: 'Transactions of the client' });
  expect(
    within(inner)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(lists);
});
