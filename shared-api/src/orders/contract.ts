import { endpoint, returns } from '../contract/endpoint.ts';
import { oneOf, optionalId, version } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page } from '../contract/queries.ts';
import { boolean, number, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { orderGroups } from './rules.ts';
import { orderEntries, orderRejection } from './schemas.ts';

const readers = ['orders.readOwn', 'orders.readAll'] as const;

const afterOrder = [keys.bookings, keys.wallet, keys.transactions, keys.activities];

/** The page showed this total, in naira. A missing value means the saved total. */
const expectedTotal = () => number().optional().typeError('Please enter an amount').min(0);
const termsNeeded = 'You must accept the terms and conditions';
const acceptance = object({
  version: version(),
  accept: boolean().required(termsNeeded).oneOf([true], termsNeeded),
  expectedTotal: expectedTotal(),
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  access: readers,
  summary: "The client's own orders, the newest first; those of all clients for staff",
  query: page.shape({ group: oneOf(orderGroups), clientId: optionalId() }),
  paged: true,
  reply: returns<typeof replies.listOrders>(),
  key: keys.orders,
  meta: { failure: 'Fetching orders failed. Kindly Refresh' },
});

export const orderById = endpoint({
  method: 'GET',
  path: '/orders/:id',
  access: readers,
  summary: 'One order: who travels, what it costs today, and what became of it',
  params: byId,
  reply: returns<typeof replies.orderById>(),
  key: keys.orders,
  meta: { failure: 'Fetching orders failed. Kindly Refresh', silentCodes: ['not_found'] },
});

export const createOrder = endpoint({
  method: 'POST',
  path: '/orders',
  access: ['orders.make'],
  summary: 'Keep passengers and flights as a draft; nothing is booked and no money is held',
  body: object({ entries: orderEntries().required('Must have at least one passenger') }),
  idempotent: true,
  reply: returns<typeof replies.createOrder>(),
  meta: { success: 'Order saved', failure: 'The order was not saved', invalidates: [keys.orders] },
});

export const changeOrder = endpoint({
  method: 'PATCH',
  path: '/orders/:id',
  access: ['orders.make'],
  summary:
    'Other passengers and flights, which makes it a draft again, or whether it is booked once it is paid',
  params: byId,
  body: object({
    version: version(),
    entries: orderEntries().optional().default(undefined),
    bookWhenPaid: boolean().optional(),
    accept: boolean().optional(),
    expectedTotal: expectedTotal(),
  }),
  idempotent: true,
  reply: returns<typeof replies.changeOrder>(),
  meta: { success: 'Order saved', failure: 'The order was not saved', invalidates: afterOrder },
});

export const withdrawOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/withdrawal',
  access: ['orders.make'],
  summary: 'Give up an order; its open invoice is cancelled',
  params: byId,
  body: object({ version: version() }),
  idempotent: true,
  reply: returns<typeof replies.withdrawOrder>(),
  meta: { success: 'Order withdrawn', failure: 'The order was not withdrawn', invalidates: afterOrder },
});

export const bookOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/booking',
  access: ['orders.make'],
  summary: 'Book an order from the wallet, all of it or nothing; one that is booked is answered with itself',
  params: byId,
  body: acceptance,
  idempotent: true,
  reply: returns<typeof replies.bookOrder>(),
  meta: { success: 'Booking made successfully', failure: 'Booking creation failed', invalidates: afterOrder },
});

export const submitOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/submission',
  access: ['orders.make'],
  summary:
    "Ask the organisation's approvers to book what is above one's limit; no money is held while it waits",
  params: byId,
  body: acceptance,
  idempotent: true,
  reply: returns<typeof replies.submitOrder>(),
  meta: { success: 'Approval asked for', failure: 'Approval was not asked for', invalidates: afterOrder },
});

export const approveOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/approval',
  access: ['orders.approve'],
  summary:
    "Book a colleague's order whatever their limit; while the wallet is short it waits and books when paid",
  params: byId,
  body: object({ version: version(), expectedTotal: expectedTotal() }),
  idempotent: true,
  reply: returns<typeof replies.approveOrder>(),
  meta: { success: 'Order approved', failure: 'The order was not approved', invalidates: afterOrder },
});

export const rejectOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/rejection',
  access: ['orders.approve'],
  summary: "Refuse a colleague's order, with the reason that they read",
  params: byId,
  body: orderRejection,
  idempotent: true,
  reply: returns<typeof replies.rejectOrder>(),
  meta: { success: 'Order rejected', failure: 'The order was not rejected', invalidates: afterOrder },
});

export const invoiceOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/invoice',
  access: ['wallet.fund'],
  summary: 'An invoice of exactly what the wallet lacks for an order; an open one of that amount again',
  params: byId,
  body: acceptance.shape({ bookWhenPaid: boolean().optional() }),
  idempotent: true,
  reply: returns<typeof replies.invoiceOrder>(),
  meta: { success: 'Invoice issued', failure: 'No invoice was issued', invalidates: afterOrder },
});

export const orderQuotation = endpoint({
  method: 'GET',
  path: '/orders/:id/quotation',
  access: readers,
  summary: 'The prices of today as a paper, which binds nobody',
  params: byId,
  replyKind: 'pdf',
});
