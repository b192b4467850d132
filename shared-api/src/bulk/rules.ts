import type { AccountStatus, BookingStatus } from '../statuses/statuses.ts';

export const maxBulkRows = 200;

export const rowVerdicts = ['moves', 'same', 'refused'] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

/** 'changed' means that somebody else changed the row after the preview. */
export const rowOutcomes = ['moved', 'same', 'changed', 'refused', 'failed'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const accountMoveNeedsReason = (to: AccountStatus): boolean =>
  to === 'Inactive' || to === 'Deactivated';
export const bookingMovesNeedReason = (to: BookingStatus): boolean => to === 'Flight_Canceled';
