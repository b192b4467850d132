import { screen, waitFor } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aStaffMember, aTransaction, fakeApi, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { StaffTransactions } from './StaffTransactions.tsx';

function show(route: string, rows = [aTransaction()], role = 'Finance Officer') {
  session.signIn('token', aStaffMember(role));
  const server = fakeApi([
    replies(api.listTransactionsOfType, { transactions: rows, meta: null }, api.pageMeta(1, rows.length, 10)),
  ]);
  return { ...renderPortal(<StaffTransactions />, { route }), server };
}
const at = '/app/transaction-services';

describe('the transactions of staff', () => {
  it('have their own heading, tabs and columns [TRANS-20] [TRANS-21] [TRANS-23]', async () => {
    show(at);
    expect(screen.getByRole('heading', { name: 'All Transaction' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Booking Services',
      'Funds Services',
      'Registration Services',
    ]);
    expect((await screen.findAllByRole('columnheader')).map((cell) => cell.textContent)).toEqual([
      'Date',
      'Service',
      'Amount',
      'Funded By',
      'Client',
      'RRR Number',
      'Payment Status',
      'Action',
    ]);
  });

  it.each([
    ['1', '0'],
    ['3', '2'],
    ['2', '1'],
  ])('of tab %s are asked for as type %s [TRANS-22]', async (tab, type) => {
    const { server } = show(`${at}?tab=${tab}&page=1`);
    await waitFor(() =>
      expect(server.requests[0]?.url.pathname).toBe(`/api/transactions/services-by-type/${type}`),
    );
  });

  it.each([
    ['a booking', 0, '/app/booking/41'],
    ['a funding', 2, '/app/transaction-service/41?type=2'],
    ['a registration', 1, '/app/client/41'],
  ])(
    'lead from %s to where it is looked at [TRANS-25] [TRANS-26] [TRANS-27]',
    async (_, transactionType, href) => {
      show(at, [aTransaction({ transactionType })]);
      expect(await screen.findByRole('link', { name: /View Service/ })).toHaveAttribute('href', href);
    },
  );

  it('show a missing RRR as Processing... [TRANS-28]', async () => {
    show(at, [aTransaction({ rrrNo: null })]);
    expect(await screen.findByText('Processing...')).toBeVisible();
  });

  it('of what the wallet has paid expect no RRR', async () => {
    show(at, [aTransaction({ rrrNo: null, paymentStatus: 'Paid', method: 'Wallet' })]);
    expect(await screen.findByText('N/A')).toBeVisible();
    expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
  });

  it('say when there are none [TRANS-24]', async () => {
    show(at, []);
    expect(await screen.findByText('There are no transactions')).toBeVisible();
  });

  it('are asked for as the address says, payment by payment status [TRANS-22]', async () => {
    const filters = 'search=alfa&from=2026-11-01&to=2026-11-20&least=50000&most=250000.50&sort=-amount';
    const { server, unmount } = show(`${at}?tab=1&status=Paid&${filters}`);
    const asked = () => server.rowsAsked(api.listTransactionsOfType);
    const same = {
      pageNumber: '1',
      search: 'alfa',
      from: '2026-11-01',
      to: '2026-11-20',
      amountFrom: '50000',
      amountTo: '250000.5',
      sort: '-amount',
    };
    await waitFor(() => expect(asked()).toEqual({ ...same, paymentStatus: 'Paid' }));
    unmount();
    const funds = show(`${at}?tab=3&status=Expired&${filters}`);
    await waitFor(() =>
      expect(funds.server.rowsAsked(api.listTransactionsOfType)).toEqual({
        ...same,
        status: 'Expired',
      }),
    );
  });

  it('are sorted by the server from the first page on', async () => {
    const { user, server, location } = show(`${at}?tab=1&page=3`, [aTransaction()]);
    await user.click(await screen.findByRole('columnheader', { name: 'Amount' }));
    expect(location()).toBe(`${at}?tab=1&sort=amount`);
    await waitFor(() =>
      expect(server.rowsAsked(api.listTransactionsOfType)).toEqual({ pageNumber: '1', sort: 'amount' }),
    );
  });

  it('are filtered by an amount once it is one', async () => {
    const { user, location } = show(at);
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    const least = screen.getByLabelText('From ₦');
    await user.type(least, 'much{Enter}');
    expect(least).toBeInvalid();
    expect(location()).toBe(at);
    await user.clear(least);
    await fill(user, least, '50,000');
    await user.keyboard('{Enter}');
    expect(location()).toBe(`${at}?least=50000`);
  });

  it('show a role only the tabs that it may read', () => {
    show(at, [], 'Registration Officer');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Registration Services']);
  });
});
