import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';

/** Beneath the bookings, whose news tell of them too. */
export const correctionsQuery = (query: QueryOf<typeof api.listCorrections>) =>
  queryOptions({
    queryKey: [...keys.bookings, 'corrections', query],
    queryFn: ({ signal }) => call(api.listCorrections, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching corrections failed. Kindly Refresh' },
  });

interface Proposal {
  correction: BodyOf<typeof api.proposeCorrection>;
  /** One key for one intent: a double click proposes once. */
  idempotencyKey: string;
}

export const proposeCorrectionMutation = mutationOptions({
  mutationFn: ({ correction, idempotencyKey }: Proposal) =>
    call(api.proposeCorrection, { body: correction }, { idempotencyKey }),
  meta: {
    success: 'Correction proposed successfully',
    failure: 'The correction was not proposed',
    invalidates: [keys.bookings],
  },
});

export const approveCorrectionMutation = mutationOptions({
  mutationFn: (id: number) => call(api.approveCorrection, { params: { id }, body: {} }),
  meta: {
    success: 'Correction approved successfully',
    failure: 'The correction was not approved',
    invalidates: [keys.bookings, keys.wallet, keys.transactions, keys.activities, keys.stats],
  },
});

export const rejectCorrectionMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: number; reason: string }) =>
    call(api.rejectCorrection, { params: { id }, body: { reason } }),
  meta: {
    success: 'Correction rejected successfully',
    failure: 'The correction was not rejected',
    invalidates: [keys.bookings],
  },
});
