import { bothWays } from '../lists/sorts.ts';
import { type BookingStatus, bookingStatuses } from '../statuses/statuses.ts';

/** The moves staff may make (STATUS-02 to STATUS-07); a client's own move to Canceled is a cancellation. */
export const nextBookingStatuses = {
  Processing: ['Service_Rendered', 'No_Show', 'Flight_Canceled'],
  Service_Rendered: ['Payment_Received'],
  Payment_Received: [],
  No_Show: [],
  Flight_Canceled: [],
  Canceled: [],
} satisfies Record<BookingStatus, readonly BookingStatus[]>;

export const canMoveBooking = (from: BookingStatus, to: BookingStatus): boolean =>
  (nextBookingStatuses[from] as readonly BookingStatus[]).includes(to);

export function readBookingStatus(value: string | number): BookingStatus | undefined {
  if (typeof value === 'number' || /^\d$/.test(value)) return bookingStatuses[Number(value)];
  return bookingStatuses.find((status) => status === value);
}

/** Whether the flight must be over when a booking gets this status: before, its outcome asks for a second look. */
export const endsWithTheFlight = (status: string): boolean =>
  status === 'Service_Rendered' || status === 'No_Show';

/** Today's later flights can still be booked (G58). */
export const hasLeft = (flightAt: Date, now: Date): boolean => flightAt <= now;

export const maxPassengers = 500;

export const otherAirportMessage = 'Must be another airport than the one of the service';
/** Whether a destination can stand beside a service's airport; one left out gets a default, which refuses nothing (G55). */
export const isOtherAirport = (destinationId: number | undefined, airportId: unknown): boolean =>
  destinationId === undefined || destinationId !== airportId;

/** Each kind has its own deadline. */
export const changeKinds = ['details', 'flight', 'airport', 'removal', 'service'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** By when it was booked (the default is the newest first), by the flight's instant, or by price. */
export const bookingSorts = bothWays('booked', 'travel', 'price');

/** Whether the booking form starts on the named defaults instead of its placeholders (G53). */
export const prefillBookingDefaults: boolean = false;
