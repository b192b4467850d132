import { formatClock, lagosDate } from '../dates/dates.ts';

export const flightStates = ['Scheduled', 'Delayed', 'Canceled'] as const;
export type FlightState = (typeof flightStates)[number];

/** Whoever says when a flight comes is believed this near its booked time. */
const nearMs = 24 * 60 * 60 * 1000;
export const isNearBooked = (expectedAt: Date, bookedAt: Date): boolean =>
  Math.abs(expectedAt.getTime() - bookedAt.getTime()) <= nearMs;
export const notNearBooked = 'Must be within 24 hours of the booked time';

interface Timed {
  date_Of_Arrival: string;
  flight?: { expectedAt: string | null } | undefined;
}

/** When the flight really comes, as far as anybody said it, else when it was booked for. */
export const dueOf = ({ date_Of_Arrival, flight }: Timed): string => flight?.expectedAt ?? date_Of_Arrival;

/** Passengers may be waited for, or come, by either. */
export const timesOf = (booking: Timed): readonly [booked: Date, due: Date] => [
  new Date(booking.date_Of_Arrival),
  new Date(dueOf(booking)),
];

/** Whether a watch shows another time than the booked one. */
export const isMoved = (booking: Timed): boolean =>
  dueOf(booking).slice(0, 16) !== booking.date_Of_Arrival.slice(0, 16);

const dayMs = 24 * 60 * 60 * 1000;

const dayOf = (at: string | Date): number => Date.parse(lagosDate(new Date(at)));

/** On a list of the day for which it was booked a flight after midnight reads '00:40 +1'. */
export function clockOn(bookedAt: string, at: string | Date): string {
  const days = Math.round((dayOf(at) - dayOf(bookedAt)) / dayMs);
  if (days === 0) return formatClock(at);
  return `${formatClock(at)} ${days > 0 ? `+${days}` : `−${-days}`}`;
}

/** It reads 'Expected 12:45, booked 11:40', and nothing where a flight comes as booked. */
export const expectedText = (booking: Timed): string | undefined =>
  isMoved(booking)
    ? `Expected ${clockOn(booking.date_Of_Arrival, dueOf(booking))}, booked ${formatClock(booking.date_Of_Arrival)}`
    : undefined;
