import { mutationOptions } from '@tanstack/react-query';
import { call } from 'shared-api/http';
import { keys } from '../contract/keys.ts';
import type { MovedRow, PreviewedRow } from './contract.ts';
import * as api from './contract.ts';

export interface PreviewMoves {
  ids: readonly number[];
  to: string;
}

export interface MakeMoves {
  rows: readonly { Id: number; From: string }[];
  to: string;
  reason: string | undefined;
}

/** The preview is a mutation, since a cached preview could be outdated. */
export const previewClientMovesMutation = mutationOptions<PreviewedRow[], Error, PreviewMoves>({
  mutationFn: async ({ ids, to }) =>
    (await call(api.previewClientMoves, { body: { Ids: [...ids], Status: to } })).data,
  meta: { failure: 'Updating client status failed. Kindly Refresh' },
});

export const moveClientsMutation = mutationOptions<MovedRow[], Error, MakeMoves>({
  mutationFn: async ({ rows, to, reason }) =>
    (await call(api.moveClients, { body: { Rows: [...rows], Status: to, Reason: reason } })).data,
  meta: {
    failure: 'Updating client status failed. Kindly Refresh',
    loading: 'Updating status',
    invalidates: [keys.clients, keys.user, keys.stats, keys.activities],
  },
});

export const previewBookingMovesMutation = mutationOptions<PreviewedRow[], Error, PreviewMoves>({
  mutationFn: async ({ ids, to }) =>
    (await call(api.previewBookingMoves, { body: { Ids: [...ids], BookingStatus: to } })).data,
  meta: { failure: 'Booking update failed' },
});

export const moveBookingsMutation = mutationOptions<MovedRow[], Error, MakeMoves>({
  mutationFn: async ({ rows, to, reason }) =>
    (await call(api.moveBookings, { body: { Rows: [...rows], BookingStatus: to, Reason: reason } })).data,
  meta: {
    failure: 'Booking update failed',
    loading: 'Updating status',
    invalidates: [keys.bookings, keys.transactions, keys.stats, keys.activities],
  },
});
