import { bothWays } from '../lists/sorts.ts';
import { type BookingStatus, bookingStatuses } from '../statuses/statuses.ts';

/** The status changes that staff may make (STATUS-02 to STATUS-07). A client's change to Canceled is a cancellation. */
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

/** Statuses that only make sense after the flight: set before it, they ask for confirmation. */
export const endsWithTheFlight = (status: string): boolean =>
  status === 'Service_Rendered' || status === 'No_Show';

/** A flight later today can still be booked (G58). */
export const hasLeft = (flightAt: Date, now: Date): boolean => flightAt <= now;

export const maxPassengers = 500;

export const otherAirportMessage = 'Must be another airport than the one of the service';
/** A destination must be another airport than the service's; a missing one is accepted, as it gets a default (G55). */
export const isOtherAirport = (destinationId: number | undefined, airportId: unknown): boolean =>
  destinationId === undefined || destinationId !== airportId;

export const changeKinds = ['details', 'flight', 'airport', 'removal', 'service'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** By date of booking (default, newest first), by flight time or by price. */
export const bookingSorts = bothWays('booked', 'travel', 'price');

/** Whether the booking form starts with the named defaults instead of placeholders (G53). */
export const prefillBookingDefaults: boolean = false;
