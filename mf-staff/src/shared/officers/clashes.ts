import { type DeskBooking, dueOf, flightCode, isMoved } from 'shared-api/bookings';
import type { Shift } from 'shared-api/roster';
import { isWaiting } from '../deskWords.ts';

const serviceMs = 60 * 60 * 1000;

const dueMs = (booking: DeskBooking): number => Date.parse(dueOf(booking));

const overlap = (one: DeskBooking, other: DeskBooking): boolean =>
  one.officer?.id === other.officer?.id &&
  flightCode(one.flight_Number) !== flightCode(other.flight_Number) &&
  (isMoved(one) || isMoved(other)) &&
  Math.abs(dueMs(one) - dueMs(other)) < serviceMs;

/**
 * The key is a booking's id. The value names another flight that the booking's officer has at the same time.
 */
export function overlapsOf(bookings: readonly DeskBooking[]): ReadonlyMap<number, string> {
  const given = bookings.filter((booking) => isWaiting(booking) && booking.officer?.id);
  return new Map(
    given.flatMap((booking) => {
      const other = given.find((one) => overlap(booking, one));
      return other ? [[booking.id, `overlaps ${other.flight_Number}`] as const] : [];
    }),
  );
}

export function isOutsideShift(booking: DeskBooking, shifts: readonly Shift[]): boolean {
  if (!isWaiting(booking) || !isMoved(booking) || shifts.length === 0) return false;
  const at = dueMs(booking);
  return shifts.every(({ startsAt, endsAt }) => at < Date.parse(startsAt) || at > Date.parse(endsAt));
}
