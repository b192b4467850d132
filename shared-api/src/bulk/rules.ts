import type { AccountStatus, BookingStatus } from '../statuses/statuses.ts';

export const maxBulkRows = 200;

/** In the preview a row will change, already has the status, or cannot change. */
export const rowVerdicts = ['moves', 'same', 'refused'] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

/**
 * After the change a row has changed, already had the status, was changed by somebody else since the preview, cannot
 * change, or failed.
 */
export const rowOutcomes = ['moved', 'same', 'changed', 'refused', 'failed'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Clients are told the reason when they lose access. */
export const accountMoveNeedsReason = (to: AccountStatus): boolean =>
  to === 'Inactive' || to === 'Deactivated';
/** Many refunds at once need a reason on record. */
export const bookingMovesNeedReason = (to: BookingStatus): boolean => to === 'Flight_Canceled';
