import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { permissionsOf } from 'shared-api/permissions';
import { aClient, fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { StatementPage } from './StatementPage.tsx';

const entry: api.StatementEntry = {
  id: 1,
  dateCreated: '2026-10-02T09:00:00.000Z',
  what: 'Booked: Arrival at LOS, P47121, 3 Oct 2026',
  bookingId: 21,
  transactionId: null,
  paper: '2026-000123',
  rrrNo: null,
  passengers: 'Charlie Sierra and 2 others',
  in: 0,
  out: 130_000,
  balance: 370_000,
};
const october = { from: '2026-10-01', to: '2026-10-31' };
const statement: api.Statement = {
  ...october,
  openingBalance: 500_000,
  closingBalance: 370_000,
  totalIn: 0,
  totalOut: 130_000,
  lines: [entry],
  pending: [
    {
      transactionId: 5,
      dateCreated: '2026-10-02T09:00:00.000Z',
      paper: '2026-000124',
      rrrNo: null,
      amount: 60_000,
    },
  ],
  mailed: false,
};

const at = '/app/statement?from=2026-10-01&to=2026-10-31';
function show(route = at, answer = replies(api.readStatement, statement), user = aClient()) {
  session.signIn('token', user);
  const server = fakeApi([answer, replies(api.mailStatements, { mailed: true })]);
  return { ...renderPortal(<StatementPage />, { route }), server };
}
const askedFor = (server: ReturnType<typeof show>['server']) =>
  server.of(api.readStatement).map(({ url: { searchParams } }) => ({
    from: searchParams.get('from'),
    to: searchParams.get('to'),
  }));

it('shows the balances, each change with its paper, and apart what awaits payment', async () => {
  const { server } = show();
  const row = within(await screen.findByRole('row', { name: /Booked: Arrival at LOS/ }));
  for (const text of ['Charlie Sierra and 2 others', '-₦130,000.00', '₦370,000.00'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('link', { name: '2026-000123' })).toHaveAttribute('href', '/app/booking/21');
  expect(screen.getByText('₦500,000.00')).toBeVisible();
  const pending = within(screen.getByRole('row', { name: /2026-000124/ }));
  expect(pending.getByText('₦60,000.00')).toBeVisible();
  expect(askedFor(server)).toEqual([october]);
});

it('leads from a funding to its invoice, not to a booking with the same number', async () => {
  const funding = { ...entry, id: 2, what: 'Wallet funded', bookingId: null, transactionId: 21, in: 60_000 };
  show(at, replies(api.readStatement, { ...statement, lines: [funding] }));
  const row = within(await screen.findByRole('row', { name: /Wallet funded/ }));
  expect(row.getByRole('link', { name: '2026-000123' })).toHaveAttribute(
    'href',
    '/app/transaction-service/21?type=2',
  );
});

it('is of the present month until another period is chosen', async () => {
  const { server, user } = show('/app/statement');
  await user.click(await screen.findByRole('button', { name: 'Last month' }));
  await waitFor(() =>
    expect(askedFor(server)).toEqual([
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-10-01', to: '2026-10-31' },
    ]),
  );
});

it('of more than 24 months is not asked for, and says so', async () => {
  const { server } = show('/app/statement?from=2024-10-01&to=2026-10-01');
  expect(await screen.findByText('A statement covers at most 24 months')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  expect(askedFor(server)).toEqual([]);
});

it('without a change says so', async () => {
  show(at, replies(api.readStatement, { ...statement, lines: [], pending: [] }));
  expect(await screen.findByText('Nothing moved your wallet in this period')).toBeVisible();
  expect(screen.queryByText(/Awaiting payment/)).not.toBeInTheDocument();
});

it('that cannot be loaded says so, and is asked for again', async () => {
  const { server, user } = show(at, refuses(api.readStatement, 400));
  await user.click(await screen.findByRole('button', { name: /try again|retry/i }));
  await waitFor(() => expect(askedFor(server)).toHaveLength(2));
});

it('is mailed each month once that is asked for', async () => {
  const { server, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Mail it to me' }));
  await waitFor(() => expect(server.of(api.mailStatements)[0]?.body).toEqual({ mailed: true }));
});

it.each([
  ['to the organisation if a Deputy asks', 'Deputy', 1],
  ['at no wish of an Approver', 'Approver', 0],
  ['at no wish of a Reader', 'Reader', 0],
] as const)('is mailed each month %s', async (_, memberRole, offered) => {
  const permissions = permissionsOf('Client', memberRole);
  show(at, undefined, aClient({ id: 8, memberRole, ownerId: 1, permissions }));
  expect(await screen.findByRole('row', { name: /Booked: Arrival at LOS/ })).toBeVisible();
  expect(screen.queryAllByText(/mailed to the organisation on the 1st/)).toHaveLength(offered);
  expect(screen.queryAllByRole('button', { name: 'Mail it' })).toHaveLength(offered);
});
