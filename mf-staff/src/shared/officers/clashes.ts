import { type DeskBooking, dueOf, flightCode, isMoved } from 'shared-api/bookings';
import type { Shift } from 'shared-api/roster';
import { isWaiting } from '../deskWords.ts';

/** As in the calendar, a service takes an hour. */
const serviceMs = 60 * 60 * 1000;

const dueMs = (booking: DeskBooking): number => Date.parse(dueOf(booking));

const overlap = (one: DeskBooking, other: DeskBooking): boolean =>
  one.officer?.id === other.officer?.id &&
  flightCode(one.flight_Number) !== flightCode(other.flight_Number) &&
  (isMoved(one) || isMoved(other)) &&
  Math.abs(dueMs(one) - dueMs(other)) < serviceMs;

/** By booking, the flight that its officer cannot meet as well since one of both comes at another time. */
export function overlapsOf(bookings: readonly DeskBooking[]): ReadonlyMap<number, string> {
  const given = bookings.filter((booking) => isWaiting(booking) && booking.officer?.id);
  return new Map(
    given.flatMap((booking) => {
      const other = given.find((one) => overlap(booking, one));
      return other ? [[booking.id, `overlaps ${other.flight_Number}`] as const] : [];
    }),
  );
}

/** Whether a flight comes at another time, at which its officer does not work. */
export function isOutsideShift(booking: DeskBooking, shifts: readonly Shift[]): boolean {
  if (!isWaiting(booking) || !isMoved(booking) || shifts.length === 0) return false;
  const at = dueMs(booking);
  return shifts.every(({ startsAt, endsAt }) => at < Date.parse(startsAt) || at > Date.parse(endsAt));
}
