import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import {
  anAdjustment,
  anInvoicedPayment,
  aStaffMember,
  aTransaction,
  fakeApi,
  type Handler,
  refuses,
  replies,
} from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { PaymentsPage } from './PaymentsPage.tsx';

const aPayment = (own: Partial<api.InvoicedPayment> = {}) => anInvoicedPayment({ status: 'Unpaid', ...own });

const age = { age: '0–7', from: '2026-11-14' } as const;
const stats = replies(api.dashboardStats, {
  clients: 0,
  services: 0,
  bookings: 0,
  transactions: 0,
  users: 0,
  revenue: 0,
  clientStats: { individual: 0, corporate: 0, government: 0, family: 0 },
  money: {
    inToday: { count: 2, amount: 750_000 },
    unpaid: [
      { type: 2, count: 3, amount: 1_500_000, ...age },
      { type: 2, count: 1, amount: 500_000.5, ...age, age: '>30' },
      { type: 1, count: 1, amount: 50_000, ...age },
    ],
    toLookAt: 0,
    adjustments: 0,
  },
});

function show(handlers: Handler[], query = '') {
  session.signIn('token', aStaffMember('Finance Officer'));
  const server = fakeApi([...handlers, stats]);
  const portal = renderPortal(<PaymentsPage />, {
    route: `/app/desk/payments${query}`,
    path: '/app/desk/payments',
  });
  return { ...portal, server };
}
const button = (name: RegExp) => screen.findByRole('button', { name });

describe("the finance office's invoices", () => {
  it('begin with those to look at, with what is apart and what to do', async () => {
    show([
      replies(
        api.listPayments,
        [aPayment({ attention: 'underpaid', status: 'Underpaid', paidAmount: 450_000 })],
        api.pageMeta(1, 1, 10),
      ),
    ]);
    expect(await screen.findByText(/^Underpaid by ₦50,000.00\. Accept what was paid/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'To look at 1', selected: true })).toBeVisible();
    expect(await screen.findByText('Unpaid fundings (4)')).toBeVisible();
    expect(screen.getByText('₦2,000,000.50')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Confirm payment/ })).not.toBeInTheDocument();
  });

  it('are accepted as they were paid, with a reason, and nothing moves before somebody else approves', async () => {
    const { user, server } = show([
      replies(api.listPayments, [aPayment({ attention: 'underpaid', paidAmount: 450_000 })]),
      replies(api.proposeAcceptance, anAdjustment()),
    ]);
    await user.click(await button(/^Accept what was paid/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/₦450,000.00 goes to the wallet.*Nothing moves until/)).toBeVisible();
    await fill(user, dialog.getByLabelText(/^Reason/), 'Agreed by telephone');
    await user.click(dialog.getByRole('button', { name: 'Accept what was paid' }));
    expect(await screen.findByText('Adjustment proposed successfully')).toBeVisible();
    const [request] = server.of(api.proposeAcceptance);
    expect(request?.url.pathname).toBe('/api/transactions/services/41/acceptance');
    expect(request?.body).toEqual({ reason: 'Agreed by telephone' });
    expect(request?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('are confirmed by hand only with a reason, once for a double click', async () => {
    const { user, server } = show(
      [
        replies(api.listPayments, [aPayment()]),
        replies(api.confirmPayment, aTransaction({ paymentStatus: 'Paid' })),
      ],
      '?tab=unpaid',
    );
    await user.click(await button(/^Confirm payment/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/₦500,000.00 goes to the wallet of Sample Client at once/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirm payment' }));
    expect(await dialog.findAllByText('Must be at least 3 character(s) long')).not.toHaveLength(0);
    expect(server.of(api.confirmPayment)).toHaveLength(0);
    await user.click(dialog.getByLabelText(/came to the bank account directly/));
    await fill(user, dialog.getByLabelText(/^Reason/), 'Bank statement, line 12');
    await user.click(dialog.getByRole('button', { name: 'Confirm payment' }));
    expect(await screen.findByText('Payment confirmed successfully')).toBeVisible();
    const [request] = server.of(api.confirmPayment);
    expect(request?.url.pathname).toBe('/api/transactions/services/41/confirmation');
    expect(request?.body).toEqual({ reason: 'Bank statement, line 12', arrived: 'bank' });
    expect(request?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('say that a large one waits for somebody else', async () => {
    const { user } = show(
      [
        replies(api.listPayments, [aPayment()]),
        replies(api.confirmPayment, aTransaction({ paymentStatus: 'Unpaid' })),
      ],
      '?tab=unpaid',
    );
    await user.click(await button(/^Confirm payment/));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText(/^Reason/), 'Bank statement');
    await user.click(dialog.getByRole('button', { name: 'Confirm payment' }));
    expect(await screen.findByText('Somebody else must approve this payment')).toBeVisible();
  });

  it('keep the dialog and the reason when a colleague was faster', async () => {
    const { user } = show(
      [
        replies(api.listPayments, [aPayment()]),
        refuses(api.confirmPayment, 409, { message: 'The invoice is paid already' }),
      ],
      '?tab=unpaid',
    );
    await user.click(await button(/^Confirm payment/));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText(/^Reason/), 'Bank statement');
    await user.click(dialog.getByRole('button', { name: 'Confirm payment' }));
    expect(await screen.findByText('The payment was not confirmed')).toBeVisible();
    expect(screen.getAllByText('The invoice is paid already')).not.toHaveLength(0);
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Bank statement');
  });

  it('are canceled with a reason', async () => {
    const { user, server } = show(
      [replies(api.listPayments, [aPayment()]), replies(api.cancelInvoice, aTransaction())],
      '?tab=unpaid',
    );
    await user.click(await button(/^More actions: invoice 2026-000123/));
    await user.click(screen.getByRole('menuitem', { name: 'Cancel invoice' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText(/^Reason/), 'Issued twice');
    await user.click(dialog.getByRole('button', { name: 'Cancel invoice' }));
    await waitFor(() => expect(server.of(api.cancelInvoice)[0]?.body).toEqual({ reason: 'Issued twice' }));
  });

  it('show registration fees with their state, and who confirmed one by hand', async () => {
    show(
      [
        replies(api.listPayments, [
          aPayment({
            transactionType: 1,
            paymentStatus: 'Paid',
            status: 'Paid',
            datePaid: '2026-11-20T09:00:00.000Z',
            method: 'Finance confirmation',
            confirmation: { by: 'Bravo Kilo', reason: 'Teller slip 4471' },
          }),
        ]),
      ],
      '?tab=registrations',
    );
    expect(await screen.findByText('By Bravo Kilo: Teller slip 4471')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Confirm|More actions/ })).not.toBeInTheDocument();
  });

  it('open at the first list that has any, and stay there once it is worked down', async () => {
    let unpaid = [aPayment()];
    const listed = (rows: api.InvoicedPayment[]) =>
      replies(api.listPayments, rows, api.pageMeta(1, rows.length, 10));
    const { queryClient } = show([
      {
        endpoint: api.listPayments,
        answer: (request) =>
          listed(request.url.searchParams.get('list') === 'attention' ? [] : unpaid).answer(request),
      },
    ]);
    expect(await screen.findByRole('tab', { name: 'Unpaid 1', selected: true })).toBeVisible();
    expect(await screen.findByRole('link', { name: '2026-000123' })).toBeVisible();
    unpaid = [];
    await queryClient.invalidateQueries();
    expect(await screen.findByText('There are no unpaid invoices')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Unpaid 0' })).toHaveAttribute('aria-selected', 'true');
  });

  it('open at those to look at where all lists are empty', async () => {
    show([replies(api.listPayments, [])]);
    expect(await screen.findByText('There is no payment to look at')).toBeVisible();
  });

  it('are searched in the address', async () => {
    const { user, server, location } = show([replies(api.listPayments, [])], '?tab=unpaid');
    await user.type(await screen.findByLabelText('Search invoices'), 'Golf{Enter}');
    expect(await screen.findByText('No invoice matches')).toBeVisible();
    expect(location()).toContain('search=Golf');
    expect(server.of(api.listPayments).at(-1)?.url.searchParams.get('search')).toBe('Golf');
  });
});
