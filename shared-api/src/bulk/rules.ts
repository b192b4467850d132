import type { AccountStatus, BookingStatus } from '../statuses/statuses.ts';

export const maxBulkRows = 200;

/** Before, a row will move, has that status already, or cannot move. */
export const rowVerdicts = ['moves', 'same', 'refused'] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

/**
 * Afterwards it moved, had that status already, was changed by somebody else since the preview, cannot move, or broke
 * off.
 */
export const rowOutcomes = ['moved', 'same', 'changed', 'refused', 'failed'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** A client reads why something is taken from them. */
export const accountMoveNeedsReason = (to: AccountStatus): boolean =>
  to === 'Inactive' || to === 'Deactivated';
/** A flight that did not go gives money back: for many clients at once that is accounted for. */
export const bookingMovesNeedReason = (to: BookingStatus): boolean => to === 'Flight_Canceled';
