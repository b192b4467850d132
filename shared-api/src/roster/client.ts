import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';

/** Beneath the bookings, whose news tell of shifts and assignments too. */
export const shiftsQuery = (query: QueryOf<typeof api.listShifts>) =>
  queryOptions({
    queryKey: [...keys.bookings, 'shifts', query],
    queryFn: async ({ signal }) => (await call(api.listShifts, { query }, { signal })).data,
    meta: { failure: 'Fetching the roster failed. Kindly Refresh' },
  });

interface NewShift {
  shift: BodyOf<typeof api.createShift>;
  /** One key for one intent: a double click makes one shift. */
  idempotencyKey: string;
}

export const createShiftMutation = mutationOptions({
  mutationFn: ({ shift, idempotencyKey }: NewShift) =>
    call(api.createShift, { body: shift }, { idempotencyKey }),
  meta: {
    success: 'Shift added successfully',
    failure: 'The shift was not added',
    invalidates: [keys.bookings],
  },
});

interface ShiftChange {
  id: number;
  change: BodyOf<typeof api.updateShift>;
}

export const updateShiftMutation = mutationOptions({
  mutationFn: ({ id, change }: ShiftChange) => call(api.updateShift, { params: { id }, body: change }),
  meta: {
    success: 'Shift changed successfully',
    failure: 'The shift was not changed',
    invalidates: [keys.bookings],
  },
});

/** What became of each row is the caller's to tell. */
export const assignOfficerMutation = mutationOptions({
  mutationFn: async (body: BodyOf<typeof api.assignOfficer>) =>
    (await call(api.assignOfficer, { body })).data,
  meta: { failure: 'The officer was not assigned', invalidates: [keys.bookings, keys.stats] },
});
