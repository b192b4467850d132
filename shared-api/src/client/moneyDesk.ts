import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import * as adjustments from '../contract/adjustments.ts';
import type { QueryOf } from '../contract/endpoint.ts';
import { listPayments } from '../contract/paymentDesk.ts';
import { confirmPayment } from '../contract/payments.ts';
import { nairaFromKobo } from '../rules/money.ts';
import { keys } from './keys.ts';
import { call } from './request.ts';

const moneyMoved = [keys.transactions, keys.wallet, keys.activities, keys.adjustments, keys.stats];

export const paymentsQuery = (query: QueryOf<typeof listPayments>) =>
  queryOptions({
    queryKey: [...keys.transactions, 'payments', query],
    queryFn: ({ signal }) => call(listPayments, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching invoices failed. Kindly Refresh' },
  });

interface Confirmation {
  id: number;
  reason: string;
  /** One key for one intent: a double click confirms once. */
  idempotencyKey: string;
}

export const confirmPaymentMutation = mutationOptions({
  mutationKey: ['confirm-payment'],
  mutationFn: ({ id, reason, idempotencyKey }: Confirmation) =>
    call(confirmPayment, { params: { id }, body: { reason } }, { idempotencyKey }),
  meta: {
    success: 'Payment confirmed successfully',
    failure: 'The payment was not confirmed',
    invalidates: moneyMoved,
  },
});

export const adjustmentsQuery = (query: QueryOf<typeof adjustments.listAdjustments>) =>
  queryOptions({
    queryKey: [...keys.adjustments, query],
    queryFn: ({ signal }) => call(adjustments.listAdjustments, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching adjustments failed. Kindly Refresh' },
  });

interface Proposal {
  applicationUserId: number;
  /** Below zero when it takes away. */
  amountKobo: number;
  reason: string;
  idempotencyKey: string;
}

export const proposeAdjustmentMutation = mutationOptions({
  mutationKey: ['propose-adjustment'],
  mutationFn: ({ amountKobo, idempotencyKey, ...rest }: Proposal) =>
    call(
      adjustments.proposeAdjustment,
      { body: { ...rest, amount: nairaFromKobo(amountKobo) } },
      { idempotencyKey },
    ),
  meta: {
    success: 'Adjustment proposed successfully',
    failure: 'The adjustment was not proposed',
    invalidates: [keys.adjustments],
  },
});

interface Acceptance {
  /** Of the transaction. */
  id: number;
  reason: string;
  idempotencyKey: string;
}

export const proposeAcceptanceMutation = mutationOptions({
  mutationKey: ['propose-acceptance'],
  mutationFn: ({ id, reason, idempotencyKey }: Acceptance) =>
    call(adjustments.proposeAcceptance, { params: { id }, body: { reason } }, { idempotencyKey }),
  meta: {
    success: 'Adjustment proposed successfully',
    failure: 'The adjustment was not proposed',
    invalidates: [keys.adjustments, keys.transactions],
  },
});

export const approveAdjustmentMutation = mutationOptions({
  mutationKey: ['approve-adjustment'],
  mutationFn: (id: number) => call(adjustments.approveAdjustment, { params: { id }, body: {} }),
  meta: {
    success: 'Adjustment approved successfully',
    failure: 'The adjustment was not approved',
    invalidates: moneyMoved,
  },
});

export const rejectAdjustmentMutation = mutationOptions({
  mutationKey: ['reject-adjustment'],
  mutationFn: ({ id, reason }: { id: number; reason: string }) =>
    call(adjustments.rejectAdjustment, { params: { id }, body: { reason } }),
  meta: {
    success: 'Adjustment rejected successfully',
    failure: 'The adjustment was not rejected',
    invalidates: [keys.adjustments],
  },
});
