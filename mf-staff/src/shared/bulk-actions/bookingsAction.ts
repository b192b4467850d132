import { bookingMovesNeedReason, moveBookingsMutation, previewBookingMovesMutation } from 'shared-api/bulk';
import type { Permission } from 'shared-api/permissions';
import { bookingStatusWords } from 'shared-api/statuses';
import { recordableOutcomes } from '../bookingOutcomes.ts';
import type { BulkAction } from './BulkAction.ts';

export const bookingsAction = (may: (permission: Permission) => boolean): BulkAction => ({
  names: ['booking', 'bookings'],
  kind: 'booking',
  choices: recordableOutcomes(may).map((outcome) => ({
    ...outcome,
    label: bookingStatusWords(outcome.to),
    needsReason: bookingMovesNeedReason(outcome.to),
  })),
  preview: previewBookingMovesMutation,
  apply: moveBookingsMutation,
});
