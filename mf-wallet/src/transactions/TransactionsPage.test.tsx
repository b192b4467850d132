import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import * as api from 'shared-api/contract';
import { pageMeta } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, aTransaction, fakeApi, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { TransactionsPage } from './TransactionsPage.tsx';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const exports = [
  api.exportBookingTransactions,
  api.exportFundTransactions,
  api.exportRegistrationTransactions,
];

const booking = aTransaction({
  transactionId: 21,
  transactionType: 0,
  status: null,
  rrrNo: null,
  quantity: 2,
  service: { name: 'Arrival service', price: 50_000 },
});

const slots = { 'wallet.fund': ({ open }: { open: boolean }) => open && <p>The funding dialog</p> };

function show(route: string, transactions = [aTransaction()], total = transactions.length) {
  session.signIn('token', aClient());
  const server = fakeApi([
    replies(api.listTransactionsOfType, { transactions, meta: null }, pageMeta(1, total, 10)),
    refuses(api.exportFundTransactions, 500),
    refuses(api.cancelInvoice, 409),
  ]);
  return { ...renderPortal(<TransactionsPage />, { route, slots }), server };
}
const at = '/app/transaction-services';
beforeEach(() => jest.mocked(saveAs).mockReset());
const headers = async () => (await screen.findAllByRole('columnheader')).map((cell) => cell.textContent);

describe("a client's transactions", () => {
  it('have three tabs in this order under All Transactions [TRANS-01] [TRANS-02]', async () => {
    show(at);
    expect(screen.getByRole('heading', { name: 'All Transactions' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Bookings',
      'Funds',
      'Registrations',
    ]);
  });

  it.each([
    ['bookings', '0'],
    ['funds', '2'],
    ['registrations', '1'],
  ])('of the tab %s are asked for as type %s with the page [TRANS-03] [TRANS-11]', async (tab, type) => {
    const { server } = show(`${at}?tab=${tab}&page=2`, [aTransaction()], 23);
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect(server.requests[0]?.url.pathname).toBe(`/api/transactions/services-by-type/${type}`);
    expect(server.requests[0]?.url.searchParams.get('pageNumber')).toBe('2');
  });

  it.each([
    ['bookings', 'There are no bookings to display'],
    ['funds', 'There are no fund transactions to display'],
    ['registrations', 'There are no registration transactions to display'],
  ])('say when the tab %s is empty [TRANS-05] [TRANS-06] [TRANS-07]', async (tab, text) => {
    show(`${at}?tab=${tab}`, []);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('offer the services where there is no booking', async () => {
    show(at, []);
    expect(await screen.findByRole('link', { name: 'All Services' })).toHaveAttribute(
      'href',
      '/app/services',
    );
  });

  it('offer to fund the wallet where it was never funded', async () => {
    const { user } = show(`${at}?tab=funds`, []);
    await user.click(await screen.findByRole('button', { name: 'Fund' }));
    expect(await screen.findByText('The funding dialog')).toBeVisible();
  });

  it('show status, funder and an Actions menu with View More on the Funds tab [TRANS-08]', async () => {
    const { user, location } = show(`${at}?tab=funds`);
    expect(await headers()).toEqual(['Date', 'Amount', 'RRR Number', 'Status', 'Funded By', 'Actions']);
    await user.click(screen.getByRole('button', { name: /Actions for/ }));
    await user.click(screen.getByRole('menuitem', { name: 'View More' }));
    expect(location()).toBe('/app/transaction-service/41?type=2');
  });

  it('let a funding that awaits payment be paid or given up from its row', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const unpaid = aTransaction({ paymentStatus: 'Unpaid', status: 'Unpaid', paymentUrl: '/gateway/pay/1' });
    const { user, server } = show(`${at}?tab=funds`, [unpaid]);
    const choose = async (action: string) => {
      await user.click(await screen.findByRole('button', { name: /Actions for/ }));
      await user.click(screen.getByRole('menuitem', { name: action }));
    };
    await choose('Pay now');
    expect(opened).toHaveBeenCalledWith('/gateway/pay/1', '_blank', 'noopener,noreferrer');
    await choose('Cancel invoice');
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel invoice' }),
    );
    await waitFor(() => expect(server.of(api.cancelInvoice)).toHaveLength(1));
    opened.mockRestore();
  });

  it('that await payment are all given up in one press, after a question that says how many and what becomes of them', async () => {
    const unpaid = [9, 7, 4].map((transactionId) =>
      aTransaction({ transactionId, paymentStatus: 'Unpaid', status: 'Unpaid' }),
    );
    session.signIn('token', aClient());
    const server = fakeApi([
      replies(api.listTransactionsOfType, { transactions: unpaid, meta: null }, pageMeta(1, 3, 10)),
      replies(api.cancelUnpaidFundings, { cancelled: 2 }),
    ]);
    const { user } = renderPortal(<TransactionsPage />, { route: `${at}?tab=funds&status=Unpaid`, slots });
    await user.click(await screen.findByRole('button', { name: 'Cancel all 3 unpaid' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel 3 unpaid invoices?' });
    expect(dialog).toHaveTextContent('They can then no longer be paid');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel invoices' }));
    expect(await screen.findByText('2 invoices cancelled')).toBeVisible();
    expect(screen.getByText(/^1 other changed meanwhile/)).toBeVisible();
    expect(server.of(api.cancelUnpaidFundings).map(({ body }) => body)).toEqual([{ newestId: 9 }]);
  });

  it('of another filter, or one alone, are not given up together', async () => {
    const { unmount } = show(`${at}?tab=funds`, [aTransaction(), aTransaction({ transactionId: 2 })]);
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /^Cancel all/ })).not.toBeInTheDocument();
    unmount();
    show(`${at}?tab=funds&status=Unpaid&from=2026-01-01`, [
      aTransaction(),
      aTransaction({ transactionId: 2 }),
    ]);
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /^Cancel all/ })).not.toBeInTheDocument();
  });

  it.each(['paid', 'PAID', 'Paid'])(
    'read the payment status %s whatever its letter case [TRANS-12]',
    async (paymentStatus) => {
      show(`${at}?tab=funds`, [aTransaction({ paymentStatus })]);
      expect(await screen.findByText('Paid')).toBeVisible();
    },
  );

  it('show Unpaid and N/A for what is missing [TRANS-12] [TRANS-14] [TRANS-15]', async () => {
    show(`${at}?tab=funds`, [aTransaction({ paymentStatus: null, rrrNo: null, createdBy: null })]);
    expect(await screen.findByText('Unpaid', { selector: 'table *' })).toBeVisible();
    expect(screen.getAllByText('N/A')).toHaveLength(2);
  });

  it('show a booking without status as Unpaid [TRANS-13]', async () => {
    show(at, [booking]);
    const row = within(await screen.findByRole('row', { name: /Arrival service/ }));
    expect(row.getByText('Unpaid')).toBeVisible();
  });

  it.each([
    ['bookings', api.exportBookingTransactions, 'Booking transactions.csv'],
    ['funds', api.exportFundTransactions, 'Fund transactions.csv'],
    ['registrations', api.exportRegistrationTransactions, 'Registrations transactions.csv'],
  ])(
    'of the tab %s are exported by its own call and saved under its name [TRANS-04] [EXPORT-01] [EXPORT-02] [EXPORT-03]',
    async (tab, endpoint, name) => {
      session.signIn('token', aClient());
      const server = fakeApi([
        replies(api.listTransactionsOfType, { transactions: [], meta: null }, pageMeta(1, 0, 10)),
        ...exports.map((each) => ({ endpoint: each, answer: () => new Response(each.path) })),
      ]);
      const { user } = renderPortal(<TransactionsPage />, { route: `${at}?tab=${tab}`, slots });
      await user.click(await screen.findByRole('button', { name: 'Export' }));
      await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(1));
      const [file, savedAs] = jest.mocked(saveAs).mock.lastCall ?? [];
      expect([await (file as Blob).text(), savedAs]).toEqual([endpoint.path, name]);
      expect(exports.flatMap((each) => server.of(each))).toHaveLength(1);
    },
  );

  it('say that an export begins, and when it fails [EXPORT-05] [ERR-32]', async () => {
    const { user } = show(`${at}?tab=funds`);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Downloading document')).toBeVisible();
    expect(await screen.findByText('Error downloading file')).toBeVisible();
  });

  it('are searched, filtered and sorted by the server over all pages, and exported so [TRANS-04]', async () => {
    const { user, server, location } = show(`${at}?tab=funds&page=2`, [aTransaction()], 23);
    await user.click(await screen.findByRole('columnheader', { name: 'Amount' }));
    await user.click(await screen.findByRole('columnheader', { name: 'Amount' }));
    await choose(user, screen.getByRole('combobox', { name: 'Status' }), 'Expired');
    await fill(user, screen.getByRole('searchbox', { name: 'Search' }), '1400-0775');
    await user.keyboard('{Enter}');
    expect(location()).toBe(`${at}?tab=funds&sort=-amount&status=Expired&search=1400-0775`);
    const wanted = { sort: '-amount', status: 'Expired', search: '1400-0775' };
    const asked = server.of(api.listTransactionsOfType).at(-1)?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toEqual({ ...wanted, pageNumber: '1' });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(server.of(api.exportFundTransactions)).toHaveLength(1));
    const exported = server.of(api.exportFundTransactions)[0]?.url.searchParams;
    expect(Object.fromEntries(exported ?? [])).toEqual(wanted);
  });

  it('of one tab take no status of another from the address, and filters that find nothing are cleared', async () => {
    const { user, server, location } = show(`${at}?tab=bookings&status=Expired&from=2026-01-01`, []);
    await user.click(
      within(await screen.findByRole('tabpanel')).getAllByRole('button', {
        name: 'Clear filters',
      })[0] as HTMLElement,
    );
    expect(location()).toBe(`${at}?tab=bookings`);
    const [first] = server.of(api.listTransactionsOfType);
    expect(first?.url.searchParams.get('status')).toBeNull();
    expect(first?.url.searchParams.get('from')).toBe('2026-01-01');
  });

  it('say when they cannot be fetched [ERR-19]', async () => {
    session.signIn('token', aClient());
    fakeApi([refuses(api.listTransactionsOfType, 400)]);
    renderPortal(<TransactionsPage />, { route: at });
    expect(await screen.findAllByText('Failed to fetch transactions')).not.toHaveLength(0);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
