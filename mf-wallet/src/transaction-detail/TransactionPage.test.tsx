import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import {
  aClient,
  aStaffMember,
  aTransaction,
  fakeApi,
  type Handler,
  hangs,
  refuses,
  replies,
} from 'shared-api/testing';
import { useTrail } from 'shared-ui';
import type { Slots } from 'shared-ui/remote';
import { fill, renderPortal } from 'shared-ui/testing';
import { TransactionPage } from './TransactionPage.tsx';

const path = '/app/transaction-service/:transactionId';

function show(
  query: string,
  handlers: Handler | Handler[] = replies(api.transactionById, single(aTransaction())),
  user = aClient(),
  id = '41',
  page = <TransactionPage />,
) {
  session.signIn('token', user);
  const server = fakeApi([handlers].flat());
  const slots = {
    'bookings.detail': ({ bookingId, otherwise }: Slots['bookings.detail']) =>
      bookingId === '404' ? otherwise : <p>Booking {bookingId}</p>,
  };
  return {
    ...renderPortal(page, { route: `/app/transaction-service/${id}${query}`, path, slots }),
    server,
  };
}
const single = (transaction: ReturnType<typeof aTransaction>, details = [transaction]) => ({
  transaction,
  details,
});
const payNow = () => screen.queryByRole('button', { name: 'Pay now' });

describe('transaction detail', () => {
  it.each(['', '?type=0', '?type=7'])(
    'with the query %p shows the booking [TRANSDETAIL-01] [TRANSDETAIL-02]',
    (query) => {
      show(query);
      expect(screen.getByText('Booking 41')).toBeVisible();
    },
  );

  it('shows the fee of the treasury and one total to pay while it can be paid [S31]', async () => {
    const charged = aTransaction({ transactionType: 2, amount: 750_000, processingFee: 161.25 });
    show('?type=2', replies(api.transactionById, single(charged)));
    expect(await screen.findByText('TSA processing fee')).toBeVisible();
    expect(screen.getByText('₦750,161.25')).toBeVisible();
  });

  it.each([
    ['?type=1', 'Registration details', 1],
    ['?type=2', 'Fund details', 2],
  ])(
    'with %s shows %s in a table, loaded by id [TRANSDETAIL-03] [TRANSDETAIL-04] [TRANSDETAIL-05] [TRANSDETAIL-06]',
    async (query, title, transactionType) => {
      const { server } = show(query, replies(api.transactionById, single(aTransaction({ transactionType }))));
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByRole('table')).toBeVisible();
      expect(server.requests[0]?.url.pathname).toBe('/api/transactions/services/41');
    },
  );

  it('stands in the trail with the number of its invoice', async () => {
    const Trail = () => (
      <p>
        {useTrail()
          ?.map(({ label }) => label)
          .join(' > ')}
      </p>
    );
    const withTrail = (
      <>
        <Trail />
        <TransactionPage />
      </>
    );
    show(
      '?type=2',
      replies(api.transactionById, single(aTransaction({ transactionType: 2 }))),
      aClient(),
      '41',
      withTrail,
    );
    expect(await screen.findByText('Dashboard > Transactions > 2026-000123')).toBeVisible();
  });

  it.each([
    ['?type=1', 1],
    ['?type=2', 2],
  ])('with %s shows a registration as a single item and others as lists [TRANS-19]', async (query, rows) => {
    const transactionType = query === '?type=1' ? 1 : 2;
    const details = [aTransaction(), aTransaction({ transactionId: 42 })];
    show(query, replies(api.transactionById, single(aTransaction({ transactionType }), details)));
    expect(await screen.findAllByRole('rowheader')).toHaveLength(rows);
  });

  it('leads back from an id without a booking [TRANSDETAIL-12]', async () => {
    const { location } = show('', [], aClient(), '404');
    await waitFor(() => expect(location()).toBe('/app/transaction-services'));
  });

  it.each([
    ['?type=1', 2, '?type=2'],
    ['?type=2', 1, '?type=1'],
    ['?type=1', 0, '?type=0'],
  ])('with %s what is of type %d is shown at %s', async (query, transactionType, own) => {
    const { location } = show(query, replies(api.transactionById, single(aTransaction({ transactionType }))));
    await waitFor(() => expect(location()).toBe(`/app/transaction-service/41${own}`));
  });

  it('shows invoice number, fee and total of what is to be paid', async () => {
    show('?type=2', replies(api.transactionById, single(aTransaction({ processingFee: 161.25 }))));
    const factOf = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextSibling;
    expect(await factOf('Invoice No')).toHaveTextContent('2026-000123');
    expect(await factOf('TSA processing fee')).toHaveTextContent('₦161.25');
    expect(await factOf('Total to pay')).toHaveTextContent('₦500,161.25');
  });

  it('shows the page of the address, ten a page, the first by default [TRANSDETAIL-01]', async () => {
    const details = Array.from({ length: 12 }, (_, index) => aTransaction({ transactionId: 41 + index }));
    const twelve = replies(api.transactionById, single(aTransaction(), details));
    const first = show('?type=2', twelve);
    expect(await screen.findByRole('table', { name: /Showing 1 to 10 of 12 entries/ })).toBeVisible();
    first.unmount();
    show('?type=2&page=2', twelve);
    expect(await screen.findByRole('table', { name: /Showing 11 to 12 of 12 entries/ })).toBeVisible();
  });

  it('hides Funded By and View More in its table [TRANS-09]', async () => {
    show('?type=2');
    const headers = (await screen.findAllByRole('columnheader')).map((cell) => cell.textContent);
    expect(headers).toEqual(['Date', 'Amount', 'RRR Number', 'Status']);
  });

  it('offers the invoice while unpaid and the receipt once paid [TRANSDETAIL-07] [INVOICE-01]', async () => {
    const { unmount } = show('?type=2');
    expect(await screen.findByRole('button', { name: 'Get Invoice' })).toBeVisible();
    unmount();
    show('?type=2', replies(api.transactionById, single(aTransaction({ paymentStatus: 'paid' }))));
    expect(await screen.findByRole('button', { name: 'Get Receipt' })).toBeVisible();
  });

  it('opens the payment page in a new tab [TRANSDETAIL-08]', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = show('?type=2');
    await user.click(await screen.findByRole('button', { name: 'Pay now' }));
    expect(open).toHaveBeenCalledWith(
      'http://localhost:3010/pay/140007752615',
      '_blank',
      'noopener,noreferrer',
    );
  });

  it('pays by the RRR alone where a reply names no payment page [TRANSDETAIL-08]', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { paymentUrl: _, ...literal } = aTransaction({ rrrNo: '310007752615' });
    const { user } = show('?type=2', replies(api.transactionById, single(literal)));
    await user.click(await screen.findByRole('button', { name: 'Pay now' }));
    expect(open).toHaveBeenLastCalledWith(
      expect.stringContaining('310007752615'),
      '_blank',
      'noopener,noreferrer',
    );
  });

  it.each([
    ['Unpaid', aClient(), true],
    [null, aStaffMember('Finance Officer'), true],
    ['Unpaid', aStaffMember('Finance Officer'), false],
    ['Paid', aClient(), false],
  ])(
    'with status %p decides by the reader whether to show Pay now [TRANSDETAIL-10]',
    async (paymentStatus, user, shown) => {
      show('?type=2', replies(api.transactionById, single(aTransaction({ paymentStatus }))), user);
      await screen.findByRole('table');
      expect(payNow() !== null).toBe(shown);
    },
  );

  it('without transactions says so and disables Pay now [TRANSDETAIL-09] [TRANSDETAIL-11]', async () => {
    show('?type=2', replies(api.transactionById, single(aTransaction(), [])));
    expect(await screen.findByText('There are no funds transactions')).toBeVisible();
    expect(payNow()).toHaveAttribute('aria-disabled', 'true');
  });

  it('leads back once the load has failed, and not before [TRANSDETAIL-12] [ERR-20]', async () => {
    const waiting = show('?type=2', hangs(api.transactionById));
    expect(waiting.location()).toBe('/app/transaction-service/41?type=2');
    waiting.unmount();
    const { location } = show('?type=2', refuses(api.transactionById, 404));
    await waitFor(() => expect(location()).toBe('/app/transaction-services'));
    expect(await screen.findByText('Error fetching transaction. Kindly Refresh')).toBeVisible();
  });

  it('cancels an unpaid funding after asking, and shows it Cancelled with nothing to pay', async () => {
    let current = aTransaction();
    const { server, user } = show('?type=2', [
      replies(api.transactionById, () => single(current)),
      replies(api.cancelInvoice, () => {
        current = aTransaction({ status: 'Cancelled', paymentUrl: null });
        return current;
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Cancel invoice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this invoice?' });
    expect(server.of(api.cancelInvoice)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel invoice' }));
    expect(await screen.findByText('Invoice cancelled successfully')).toBeVisible();
    expect(server.of(api.cancelInvoice)[0]?.url.pathname).toBe('/api/transactions/services/41/cancellation');
    expect(await within(screen.getByRole('table')).findByText('Cancelled')).toBeVisible();
    expect(payNow()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel invoice' })).toBeNull();
  });

  it.each([2, 1])('the finance office cancels an unpaid invoice of type %d with a reason', async (type) => {
    const open = aTransaction({ transactionType: type, business_Name: 'Bravo Trading' });
    const { server, user } = show(
      `?type=${type}`,
      [
        replies(api.transactionById, single(open)),
        replies(api.cancelInvoice, { ...open, status: 'Cancelled', paymentUrl: null }),
      ],
      aStaffMember('Finance Officer'),
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel invoice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this invoice?' });
    expect(dialog).toHaveTextContent(/of Bravo Trading over/);
    await fill(user, within(dialog).getByLabelText(/^Reason/), 'Wrong kind of client');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel invoice' }));
    expect(await screen.findByText('Invoice cancelled successfully')).toBeVisible();
    expect(server.of(api.cancelInvoice)[0]?.body).toEqual({ reason: 'Wrong kind of client' });
  });

  it.each([
    ['Expired', aClient()],
    ['Underpaid', aClient()],
    [null, aClient({ id: 99 })],
    [null, aStaffMember('Registration Officer')],
    ['Expired', aStaffMember('Finance Officer')],
  ])('offers no cancellation of status %p to another reader or when it is closed', async (status, user) => {
    show('?type=2', replies(api.transactionById, single(aTransaction({ status }))), user);
    expect(await within(await screen.findByRole('table')).findByText(status ?? 'Unpaid')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel invoice' })).toBeNull();
    expect(payNow() !== null).toBe(status !== 'Expired' && user.role === 'Client');
  });
});
