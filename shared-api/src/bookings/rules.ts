import type { genders } from '../accounts/choices.ts';
import { lagosTime } from '../dates/dates.ts';
import { bothWays } from '../lists/sorts.ts';
import type { SettingKey, SettingValues } from '../settings/rules.ts';
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

/** Reads a status by name or by its index 0 to 5 (G63). */
export function readBookingStatus(value: string | number): BookingStatus | undefined {
  if (typeof value === 'number' || /^\d$/.test(value)) return bookingStatuses[Number(value)];
  return bookingStatuses.find((status) => status === value);
}

/** The settings with the part of the price that goes back to the wallet, by the status a booking ends in (S14). */
const refundSettings = {
  Canceled: 'refundCanceled',
  Flight_Canceled: 'refundFlightCanceled',
  No_Show: 'refundNoShow',
} as const satisfies Partial<Record<BookingStatus, SettingKey>>;

/** A part of a price in whole kobo; what does not divide is the authority's. */
export const refundOf = (priceKobo: number, percent: number): number =>
  Math.floor((priceKobo * percent) / 100);

/** What goes back to the wallet for a booking; nothing where nothing was paid (S14). */
export const refundOfBooking = (
  { paymentStatus, priceKobo }: { paymentStatus?: string | undefined; priceKobo: number },
  percent: number,
): number => (paymentStatus === 'Paid' ? refundOf(priceKobo, percent) : 0);

/** Whether the flight must be over when a booking gets this status: before, its outcome asks for a second look. */
export const endsWithTheFlight = (status: string): boolean =>
  status === 'Service_Rendered' || status === 'No_Show';

/** Per cent of the price that goes back when a booking moves there; undefined where the move closes no money. */
export function refundPercentOf(status: BookingStatus, settings: SettingValues): number | undefined {
  if (status === 'Service_Rendered') return 0;
  return status in refundSettings
    ? settings[refundSettings[status as keyof typeof refundSettings]]
    : undefined;
}

/** Whether a flight cannot be booked any more: today's later ones can (G58). */
export const hasLeft = (flightAt: Date, now: Date): boolean => flightAt <= now;

/** What decides which passengers travel together (G59). */
export interface FlightDetails {
  AirportId: number;
  DestinationAirportId: number;
  Date_Of_Travel: string;
  Date_Of_Arrival: string;
  Flight_Number: string;
  airline?: string | null;
  additionalServiceId?: number | null;
}

/** The four named details, and the three that split a group so that nothing is lost (G59). */
const flightKey = (flight: FlightDetails): string =>
  JSON.stringify([
    flight.Flight_Number.trim().toUpperCase(),
    lagosTime(new Date(flight.Date_Of_Arrival)),
    flight.Date_Of_Travel.slice(0, 10),
    flight.AirportId,
    flight.DestinationAirportId,
    flight.airline ?? '',
    flight.additionalServiceId ?? 0,
  ]);

/** Passengers with identical flight details, in the order in which they were added (BOOK-50). */
export function groupByFlight<P extends FlightDetails>(passengers: readonly P[]): P[][] {
  const groups = new Map<string, P[]>();
  for (const passenger of passengers) {
    const key = flightKey(passenger);
    const group = groups.get(key);
    if (group) group.push(passenger);
    else groups.set(key, [passenger]);
  }
  return [...groups.values()];
}

/** Of one flight in one booking. */
export const maxPassengers = 500;

export interface PricedGroup {
  passengers: number;
  /** Price of the service for one passenger. */
  priceKobo: number;
  /** Price of the additional service, once for the group; 0 when there is none (G60). */
  additionalPriceKobo: number;
}

/** Passengers × price + the additional service, for one flight. */
export const bookingPriceKobo = (group: PricedGroup): number =>
  group.passengers * group.priceKobo + group.additionalPriceKobo;

/** The total over all flights, by which page and server both charge (BOOK-44, G60). */
export const totalPriceKobo = (groups: readonly PricedGroup[]): number =>
  groups.reduce((total, group) => total + bookingPriceKobo(group), 0);

/** An airline's two characters (a letter among them) or three letters, one to four digits, perhaps a letter. */
const pattern = /^(?:[A-Z][A-Z\d]|\d[A-Z]|[A-Z]{3})\d{1,4}[A-Z]?$/;

/** "P47121", "ba 75", "W3-401", "DLH568A" (G98). */
export const isFlightNumber = (typed: string): boolean =>
  pattern.test(typed.replace(/[\s-]/g, '').toUpperCase());

/** What a change of a booking can be about; each has its own deadline. */
export const changeKinds = ['details', 'flight', 'airport', 'removal', 'service'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** By when it was booked (the default is the newest first), by the flight's instant, or by price. */
export const bookingSorts = bothWays('booked', 'travel', 'price');

/** All 48 names, in the order in which they are listed (G64). */
export const airlines = [
  'A. A Rano',
  'Aero Contractors',
  'Afriqiyah',
  'Africa World Airlines',
  "Air Cote d'Ivoire",
  'Air France',
  'Air Peace',
  'Arik Air',
  'Asky',
  'Azman',
  'British Airways',
  'Caboverde',
  'Camair Co',
  'Cronos',
  'Dana',
  'Delta',
  'Dornier',
  'EAS',
  'Egypt Air',
  'Emirates',
  'Ethiopian',
  'First Nation',
  'Green Africa',
  'Iberia',
  'Ibom Air',
  'Kabo',
  'Kanem',
  'Kenya Airways',
  'KLM',
  'K-Impex',
  'Lufthansa',
  'Max Air',
  'Middle East Airline',
  'Overland',
  'Qatar',
  'Royal Air Maroc',
  'Rwandair',
  'South African',
  'Swiss',
  'TAT Nigeria',
  'TAAG Angola',
  'Turkish',
  'United Airlines',
  'United Nigeria',
  'Value Jet',
  'Virgin Atlantic',
  'West Link',
  'XeJet',
] as const;

export const designations = ['Mr.', 'Mrs.', 'Master', 'Ms.', 'Dr.'] as const;

/** The gender that goes with a title, where it goes with one. */
export const usualGender: Partial<Record<(typeof designations)[number], (typeof genders)[number]>> = {
  'Mr.': 'Male',
  Master: 'Male',
  'Mrs.': 'Female',
  'Ms.': 'Female',
};

/** Whether the booking form starts on the named defaults instead of its placeholders (G53). */
export const prefillBookingDefaults: boolean = false;
