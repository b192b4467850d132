import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import { quotationPdfName } from '../documents/names.ts';
import { download } from '../http/download.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';
import type { Order } from './schemas.ts';

const { orders } = keys;
const fetchingFailed = { failure: 'Fetching orders failed. Kindly Refresh' };

export const ordersQuery = (query: QueryOf<typeof api.listOrders>) =>
  queryOptions({
    queryKey: [...orders, 'list', query],
    queryFn: ({ signal }) => call(api.listOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: fetchingFailed,
  });

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: [...orders, id],
    queryFn: async ({ signal }) => (await call(api.orderById, { params: { id } }, { signal })).data,
    meta: { ...fetchingFailed, silentCodes: ['not_found'] },
  });

/** One key for one intent: repeating it after a lost reply does nothing twice (S13). */
interface Intent<Body> {
  id: number;
  body: Body;
  idempotencyKey: string;
}

const touched = [keys.bookings, keys.wallet, keys.transactions, keys.activities];

export const createOrderMutation = mutationOptions({
  mutationFn: ({ body, idempotencyKey }: Omit<Intent<BodyOf<typeof api.createOrder>>, 'id'>) =>
    call(api.createOrder, { body }, { idempotencyKey }),
  meta: { success: 'Order saved', failure: 'The order was not saved', invalidates: [orders] },
});

export const changeOrderMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Intent<BodyOf<typeof api.changeOrder>>) =>
    call(api.changeOrder, { params: { id }, body }, { idempotencyKey }),
  meta: { success: 'Order saved', failure: 'The order was not saved', invalidates: touched },
});

export const withdrawOrderMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Intent<BodyOf<typeof api.withdrawOrder>>) =>
    call(api.withdrawOrder, { params: { id }, body }, { idempotencyKey }),
  meta: { success: 'Order withdrawn', failure: 'The order was not withdrawn', invalidates: touched },
});

export const bookOrderMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Intent<BodyOf<typeof api.bookOrder>>) =>
    call(api.bookOrder, { params: { id }, body }, { idempotencyKey }),
  meta: { success: 'Booking made successfully', failure: 'Booking creation failed', invalidates: touched },
});

export const submitOrderMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Intent<BodyOf<typeof api.submitOrder>>) =>
    call(api.submitOrder, { params: { id }, body }, { idempotencyKey }),
  meta: { success: 'Approval asked for', failure: 'Approval was not asked for', invalidates: touched },
});

export const approveOrderMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Intent<BodyOf<typeof api.approveOrder>>) =>
    call(api.approveOrder, { params: { id }, body }, { idempotencyKey }),
  meta: { success: 'Order approved', failure: 'The order was not approved', invalidates: touched },
});

export const rejectOrderMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Intent<BodyOf<typeof api.rejectOrder>>) =>
    call(api.rejectOrder, { params: { id }, body }, { idempotencyKey }),
  meta: { success: 'Order rejected', failure: 'The order was not rejected', invalidates: touched },
});

export const invoiceOrderMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Intent<BodyOf<typeof api.invoiceOrder>>) =>
    call(api.invoiceOrder, { params: { id }, body }, { idempotencyKey }),
  meta: { success: 'Invoice issued', failure: 'No invoice was issued', invalidates: touched },
});

/** What it costs today, as a paper. */
export const quotationDownload = ({ id, version }: Pick<Order, 'id' | 'version'>) =>
  download(api.orderQuotation, { params: { id } }, quotationPdfName(id, version));
