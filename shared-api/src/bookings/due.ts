import { clockOn, formatClock } from '../dates/dates.ts';

export const flightStates = ['Scheduled', 'Delayed', 'Canceled'] as const;
export type FlightState = (typeof flightStates)[number];

const nearMs = 24 * 60 * 60 * 1000;
export const isNearBooked = (expectedAt: Date, bookedAt: Date): boolean =>
  Math.abs(expectedAt.getTime() - bookedAt.getTime()) <= nearMs;
export const notNearBooked = 'Must be within 24 hours of the booked time';

interface Timed {
  date_Of_Arrival: string;
  flight?: { state?: FlightState; expectedAt: string | null } | undefined;
}

export const dueOf = ({ date_Of_Arrival, flight }: Timed): string => flight?.expectedAt ?? date_Of_Arrival;

export const timesOf = (booking: Timed): readonly [booked: Date, due: Date] => [
  new Date(booking.date_Of_Arrival),
  new Date(dueOf(booking)),
];

/** Seconds are ignored, since pages show only hours and minutes. */
export const isMoved = (booking: Timed): boolean =>
  dueOf(booking).slice(0, 16) !== booking.date_Of_Arrival.slice(0, 16);

export function expectedText(booking: Timed): string | undefined {
  const { date_Of_Arrival, flight } = booking;
  if (flight?.state === 'Canceled') return 'Flight reported cancelled';
  if (!isMoved(booking)) return undefined;
  return `Expected ${clockOn(date_Of_Arrival, dueOf(booking))}, booked ${formatClock(date_Of_Arrival)}`;
}
