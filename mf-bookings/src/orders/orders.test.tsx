import { screen, waitFor, within } from '@testing-library/react';
import {
  approveOrder,
  bookOrder,
  listOrders,
  orderById,
  pageMeta,
  rejectOrder,
  submitOrder,
  walletBalance,
} from 'shared-api/contract';
import { permissionsOf } from 'shared-api/permissions';
import { aClient, fails, fakeApi, refuses, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { anOrder } from '../testing/anOrder.ts';
import { signedIn } from '../testing/signedIn.ts';
import { OrderPage } from './OrderPage.tsx';
import { OrdersPage } from './OrdersPage.tsx';

const wallet = (balance: number) => replies(walletBalance, { balance: { balance } });
const showOrder = () =>
  renderPortal(<OrderPage />, { route: '/app/order/4711', path: '/app/order/:order_id' });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => void signedIn());

describe('the list of orders', () => {
  it('names services, passengers, total and status, and asks for one group by its view', async () => {
    const api = fakeApi([replies(listOrders, [anOrder({ status: 'Waiting' })], pageMeta(1, 1, 10))]);
    const { user } = renderPortal(<OrdersPage />, { route: '/app/orders', path: '/app/orders' });
    const row = await screen.findByRole('row', { name: /4711: Arrival service/ });
    for (const text of ['1 passenger', '50,000.00', 'Waiting for money']) expect(row).toHaveTextContent(text);
    await user.click(screen.getByRole('link', { name: 'For payment' }));
    await waitFor(() => expect(api.requests.at(-1)?.url.searchParams.get('group')).toBe('payment'));
  });

  it('says that there is none, and that it could not be fetched', async () => {
    fakeApi([replies(listOrders, [], pageMeta(1, 0, 10))]);
    const { unmount } = renderPortal(<OrdersPage />, { route: '/app/orders', path: '/app/orders' });
    expect(await screen.findByText('You have not saved an order yet')).toBeVisible();
    unmount();
    fakeApi([fails(listOrders)]);
    renderPortal(<OrdersPage />, { route: '/app/orders', path: '/app/orders' });
    expect(await screen.findByText(/The orders could not be loaded/)).toBeVisible();
  });
});

describe('an order', () => {
  it('is booked from a wallet that suffices, at the total that is shown and with the terms accepted', async () => {
    const booked = anOrder({
      status: 'Booked',
      bookings: [
        { id: 21, invoiceNumber: '2026-000124', serviceName: 'Arrival service', flightNumber: 'P47121' },
      ],
    });
    let now = anOrder();
    const api = fakeApi([
      replies(orderById, () => now),
      wallet(60_000),
      replies(bookOrder, () => {
        now = booked;
        return booked;
      }),
    ]);
    const { user } = showOrder();
    await user.click(await button('Book now'));
    const dialog = await screen.findByRole('dialog', { name: 'Book this order?' });
    await user.click(within(dialog).getByRole('button', { name: 'Accept and book' }));
    expect(await screen.findByRole('link', { name: 'Arrival service on P47121, 2026-000124' })).toBeVisible();
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      version: 3,
      accept: true,
      expectedTotal: 50_000,
    });
    expect(screen.queryByRole('button', { name: 'Book now' })).not.toBeInTheDocument();
  });

  it('is booked or left waiting by a Booker, who reads no balance', async () => {
    signedIn(aClient({ memberRole: 'Booker', permissions: permissionsOf('Client', 'Booker') }));
    const madeBy = { id: 1, name: 'Alfa Sample' };
    const api = fakeApi([replies(orderById, anOrder({ madeBy }))]);
    showOrder();
    expect(await button('Book now')).toBeVisible();
    expect(await button('Book when paid')).toBeVisible();
    expect(api.of(walletBalance)).toHaveLength(0);
  });

  it('that failed says why and what is missing, and offers exactly that', async () => {
    const failure = {
      code: 'price_changed',
      message: 'The total was ₦30,000.00 and is now ₦50,000.00',
    } as const;
    fakeApi([replies(orderById, anOrder({ status: 'Failed', failure, exactFunding: true })), wallet(30_000)]);
    showOrder();
    expect(await screen.findByText(/Nothing was booked, and your money is in your wallet/)).toBeVisible();
    expect(await screen.findByText(/is missing in your wallet/)).toHaveTextContent('₦20,000.00');
    expect(await button('Pay exactly this')).toBeVisible();
  });

  it('whose invoice is open leads to the page of the gateway', async () => {
    const invoice = {
      transactionId: 9,
      number: '2026-000125',
      amount: 20_000,
      rrr: '140007752615',
      status: 'Unpaid',
      paymentUrl: 'https://gateway.example/pay/140007752615',
      attention: false,
      dateCreated: '2026-11-20T10:00:00.000Z',
    };
    fakeApi([replies(orderById, anOrder({ status: 'Waiting', exactFunding: true, invoice })), wallet(0)]);
    showOrder();
    expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute('href', invoice.paymentUrl);
  });

  it('whose invoice has expired asks for a new one, and one that is looked at says so', async () => {
    const invoice = {
      transactionId: 9,
      number: '2026-000009',
      amount: 50_000,
      rrr: '120000000001',
      paymentUrl: null,
      status: 'Expired',
      attention: false,
      dateCreated: '2026-11-20T10:00:00.000Z',
    };
    const waiting = anOrder({ status: 'Waiting', bookWhenPaid: true, exactFunding: true, invoice });
    fakeApi([replies(orderById, waiting), wallet(0)]);
    const { unmount } = showOrder();
    expect(await button('Ask for a new invoice')).toBeVisible();
    expect(screen.getByText('Expired: ask for a new invoice')).toBeVisible();
    unmount();
    const looked = {
      ...invoice,
      status: 'Unpaid',
      attention: true,
      paymentUrl: 'https://gateway.example/pay',
    };
    fakeApi([replies(orderById, { ...waiting, invoice: looked }), wallet(0)]);
    showOrder();
    expect(await screen.findByText('A payment is being looked into by the finance office')).toBeVisible();
    expect(await screen.findByText(/is missing in your wallet/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask for a new invoice' })).not.toBeInTheDocument();
  });

  it('that cannot be booked as it is offers a Booker no waiting for its payment', async () => {
    signedIn(aClient({ memberRole: 'Booker', permissions: permissionsOf('Client', 'Booker') }));
    const madeBy = { id: 1, name: 'Alfa Sample' };
    fakeApi([replies(orderById, anOrder({ madeBy, totalNow: null, problem: 'The flight is past' }))]);
    showOrder();
    expect(await button('Withdraw')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Book when paid' })).not.toBeInTheDocument();
  });

  it('that would be refused now is not booked, and says why at the button', async () => {
    fakeApi([replies(orderById, anOrder({ warning: 'The hour is full' })), wallet(60_000)]);
    const { user } = showOrder();
    expect(await button('Book now')).toHaveAccessibleDescription('The hour is full');
    await user.click(await button('Book now'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await button('Withdraw'));
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('Its open invoice is cancelled');
  });

  it('of somebody else does not exist', async () => {
    fakeApi([refuses(orderById, 404, { code: 'not_found', message: 'Order does not exist' }), wallet(0)]);
    showOrder();
    expect(await screen.findByText('This order does not exist')).toBeVisible();
    expect(screen.queryByText('Fetching orders failed. Kindly Refresh')).not.toBeInTheDocument();
  });
});

describe('an order above a limit', () => {
  const echo = { id: 7, name: 'Echo Juliett' };
  const member = (memberRole: 'Deputy' | 'Booker' | 'Approver', id: number) =>
    signedIn(aClient({ id, memberRole, ownerId: 1, permissions: permissionsOf('Client', memberRole) }));

  it('is sent for approval by its maker, who then waits', async () => {
    member('Booker', 7);
    let now = anOrder({ madeBy: echo });
    const api = fakeApi([
      replies(orderById, () => now),
      wallet(60_000),
      replies(submitOrder, () => {
        now = anOrder({ madeBy: echo, status: 'Submitted', version: 4 });
        return now;
      }),
    ]);
    const { user } = showOrder();
    await user.click(await button('Ask for approval'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for approval?' }));
    await user.click(dialog.getByRole('button', { name: 'Accept and ask' }));
    expect(await screen.findByText(/It waits for approval. No money is held/)).toBeVisible();
    expect(api.of(submitOrder)[0]?.body).toEqual({ version: 3, accept: true, expectedTotal: 50_000 });
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Book now' })).not.toBeInTheDocument();
  });

  it.each([
    ['an Approver, whom its maker has not asked, not', 'Approver', 0],
    ['a Deputy', 'Deputy', 1],
  ] as const)('that a colleague keeps as a draft is offered to %s', async (_, role, offered) => {
    member(role, 8);
    fakeApi([replies(orderById, anOrder({ madeBy: echo })), wallet(60_000)]);
    showOrder();
    expect(await screen.findByText(/Total today/)).toBeVisible();
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Book now' })).toHaveLength(offered));
    expect(screen.queryAllByText('Echo Juliett books this order, or asks for approval of it.')).toHaveLength(
      1 - offered,
    );
  });

  it('is approved at the total that was shown, or rejected with a reason', async () => {
    member('Approver', 8);
    const asked = anOrder({ madeBy: echo, status: 'Submitted', version: 4 });
    const api = fakeApi([
      replies(orderById, asked),
      wallet(0),
      replies(approveOrder, asked),
      replies(rejectOrder, asked),
    ]);
    const { user } = showOrder();
    await user.click(await button('Approve'));
    await user.click(await button('Approve and book'));
    await waitFor(() => expect(api.of(approveOrder)[0]?.body).toEqual({ version: 4, expectedTotal: 50_000 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await button('Reject'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this order?' }));
    await fill(user, await dialog.findByLabelText(/Reason/), 'Not this month');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(api.of(rejectOrder)[0]?.body).toEqual({ version: 4, reason: 'Not this month' }),
    );
  });
});
