import { hourMs } from '../dates/dates.ts';
import type { BookingStatus } from '../statuses/statuses.ts';

export const defaultCancellationHours = 6;

export interface Cancellable {
  bookingStatus: BookingStatus;
  flightAt: Date;
}

export const cancellationDeadline = (flightAt: Date, cutOffHours: number): Date =>
  new Date(flightAt.getTime() - cutOffHours * hourMs);

export type CancellationVerdict = 'allowed' | 'not-processing' | 'too-late';

export function cancellationVerdict(
  booking: Cancellable,
  now: Date,
  cutOffHours: number,
): CancellationVerdict {
  if (booking.bookingStatus !== 'Processing') return 'not-processing';
  return now <= cancellationDeadline(booking.flightAt, cutOffHours) ? 'allowed' : 'too-late';
}

export const canCancel = (booking: Cancellable, now: Date, cutOffHours: number): boolean =>
  cancellationVerdict(booking, now, cutOffHours) === 'allowed';
