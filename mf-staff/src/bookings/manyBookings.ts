import { moveBookingsMutation, previewBookingMovesMutation } from 'shared-api';
import { bookingMovesNeedReason, type Permission } from 'shared-api/rules';
import { recordableOutcomes } from '../shared/bookingOutcomes.ts';
import type { ManyRows } from '../shared/many-rows/manyRows.ts';

/** The outcomes that the reader may record, for many bookings at once (STAFF-12). */
export const manyBookings = (may: (permission: Permission) => boolean): ManyRows => ({
  names: ['booking', 'bookings'],
  kind: 'booking',
  choices: recordableOutcomes(may).map((outcome) => ({
    ...outcome,
    needsReason: bookingMovesNeedReason(outcome.to),
  })),
  preview: previewBookingMovesMutation,
  apply: moveBookingsMutation,
});
