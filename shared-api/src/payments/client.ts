import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '../contract/endpoint.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import { nairaFromKobo } from '../money/money.ts';
import * as api from './contract.ts';
import { confirmPayment, listPayments } from './contract.ts';

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
  /** Where the money came in. */
  arrived: 'gateway' | 'bank';
  /** One key for one intent: a double click confirms once. */
  idempotencyKey: string;
}

export const confirmPaymentMutation = mutationOptions({
  mutationFn: ({ id, reason, arrived, idempotencyKey }: Confirmation) =>
    call(confirmPayment, { params: { id }, body: { reason, arrived } }, { idempotencyKey }),
  meta: {
    failure: 'The payment was not confirmed',
    invalidates: moneyMoved,
  },
});

export const adjustmentsQuery = (query: QueryOf<typeof api.listAdjustments>) =>
  queryOptions({
    queryKey: [...keys.adjustments, query],
    queryFn: ({ signal }) => call(api.listAdjustments, { query }, { signal }),
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
  mutationFn: ({ amountKobo, idempotencyKey, ...rest }: Proposal) =>
    call(api.proposeAdjustment, { body: { ...rest, amount: nairaFromKobo(amountKobo) } }, { idempotencyKey }),
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
  mutationFn: ({ id, reason, idempotencyKey }: Acceptance) =>
    call(api.proposeAcceptance, { params: { id }, body: { reason } }, { idempotencyKey }),
  meta: {
    success: 'Adjustment proposed successfully',
    failure: 'The adjustment was not proposed',
    invalidates: [keys.adjustments, keys.transactions],
  },
});

export const approveAdjustmentMutation = mutationOptions({
  mutationFn: (id: number) => call(api.approveAdjustment, { params: { id }, body: {} }),
  meta: {
    success: 'Adjustment approved successfully',
    failure: 'The adjustment was not approved',
    invalidates: moneyMoved,
  },
});

export const rejectAdjustmentMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: number; reason: string }) =>
    call(api.rejectAdjustment, { params: { id }, body: { reason } }),
  meta: {
    success: 'Adjustment rejected successfully',
    failure: 'The adjustment was not rejected',
    invalidates: [keys.adjustments],
  },
});
