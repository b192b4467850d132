import { dayMs } from '../dates/dates.ts';
import type { BookingStatus } from '../statuses/statuses.ts';

const corrections = {
  Service_Rendered: ['No_Show', 'Flight_Canceled'],
  Payment_Received: ['No_Show', 'Flight_Canceled'],
  No_Show: ['Service_Rendered', 'Flight_Canceled'],
  Flight_Canceled: ['Service_Rendered', 'No_Show'],
  Processing: [],
  Canceled: [],
} as const satisfies Record<BookingStatus, readonly BookingStatus[]>;

export const correctedOutcomes = ['Service_Rendered', 'No_Show', 'Flight_Canceled'] as const;
export type CorrectedOutcome = (typeof correctedOutcomes)[number];

export const canCorrect = (from: BookingStatus, to: CorrectedOutcome): boolean =>
  (corrections[from] as readonly BookingStatus[]).includes(to);

export const isCorrectable = (outcomeSetAt: Date, now: Date, correctionDays: number): boolean =>
  correctionDays > 0 && now.getTime() <= outcomeSetAt.getTime() + correctionDays * dayMs;

export const isEnded = (status: BookingStatus): boolean =>
  correctedOutcomes.some((to) => canCorrect(status, to));

interface EndedBooking {
  bookingStatus: BookingStatus;
  history?: readonly { status: string; dateCreated: string }[] | undefined;
}

export function isOutcomeCorrectable(
  { bookingStatus, history = [] }: EndedBooking,
  now: Date,
  correctionDays: number,
): boolean {
  const set = history.findLast(({ status }) => status === bookingStatus);
  return (
    isEnded(bookingStatus) &&
    set !== undefined &&
    isCorrectable(new Date(set.dateCreated), now, correctionDays)
  );
}
