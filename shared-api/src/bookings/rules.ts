import { bothWays } from '../lists/sorts.ts';
import { type BookingStatus, bookingStatuses } from '../statuses/statuses.ts';

/** Staff make these changes. Cancellation is not in this table, because only clients may cancel a booking. */
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

/** These statuses are usual only after the flight, so staff receive a warning when the flight is still to come. */
export const endsWithTheFlight = (status: string): boolean =>
  status === 'Service_Rendered' || status === 'No_Show';

export const hasLeft = (flightAt: Date, now: Date): boolean => flightAt <= now;

export const maxPassengers = 500;

export const otherAirportMessage = 'Must be another airport than the one of the service';
/** A missing destination is accepted, since the server sets a default. */
export const isOtherAirport = (destinationId: number | undefined, airportId: unknown): boolean =>
  destinationId === undefined || destinationId !== airportId;

export const changeKinds = ['details', 'flight', 'airport', 'removal', 'service'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const bookingSorts = bothWays('booked', 'travel', 'price');

export const prefillBookingDefaults: boolean = false;
