import type { BookingBody, PassengerBody } from 'shared-api/contract';
import {
  defaultAirportId,
  defaultDestinationAirportId,
  type FlightDetails,
  flightInstant,
  groupByFlight,
  hasLeft,
} from 'shared-api/rules';
import { FieldErrors } from '../../../http/errors.ts';

/** One flight to be booked, its passengers together: what becomes one booking (G59). */
export interface Flight {
  /** Where the entry stands in the request, for example `[2]`; '' when the request is one entry. */
  at: string;
  serviceId: number;
  /** 0 for none (BOOK-15). */
  additionalServiceId: number;
  airportId: number;
  destinationAirportId: number;
  flightNumber: string;
  airline: string | null;
  dateOfTravel: string;
  flightAt: Date;
  passengers: PassengerBody[];
}

interface Seat extends FlightDetails {
  at: string;
  ServiceId: number;
  airline: string | null;
  additionalServiceId: number;
  passenger: PassengerBody;
}

/** A time of day without a zone is the airport's (G57). */
export const withZone = (timestamp: string): string =>
  /(z|[+-]\d{2}:?\d{2})$/i.test(timestamp) ? timestamp : `${timestamp}+01:00`;

/** An entry of a request, and where it stands there. */
export interface Entry {
  at: string;
  entry: Omit<BookingBody, 'Accept'>;
}

/** One seat for every passenger of an entry; their own details of the flight stand before the entry's (BOOK-13 to BOOK-15). */
const seatsOf = ({ at, entry }: Entry): Seat[] =>
  entry.Passengers.map((passenger) => ({
    at,
    passenger,
    ServiceId: entry.ServiceId,
    AirportId: passenger.AirportId ?? entry.AirportId ?? defaultAirportId,
    DestinationAirportId:
      passenger.DestinationAirportId ?? entry.DestinationAirportId ?? defaultDestinationAirportId,
    Date_Of_Travel: (passenger.Date_Of_Travel ?? entry.Date_Of_Travel).slice(0, 10),
    Date_Of_Arrival: withZone(passenger.Date_Of_Arrival ?? entry.Date_Of_Arrival),
    Flight_Number: (passenger.Flight_Number || entry.Flight_Number).trim(),
    airline: passenger.airline ?? entry.airline ?? null,
    additionalServiceId: passenger.additionalServiceId ?? entry.additionalServiceId ?? 0,
  }));

/** Passengers of identical flights and services share a booking, from whichever entries they come. */
function groupsOf(seats: readonly Seat[]): Seat[][] {
  const services = [...new Set(seats.map(({ ServiceId }) => ServiceId))];
  return services.flatMap((id) => groupByFlight(seats.filter(({ ServiceId }) => ServiceId === id)));
}

function flightOf(group: readonly Seat[]): Flight[] {
  const [seat] = group;
  if (!seat) return [];
  return [
    {
      at: seat.at,
      serviceId: seat.ServiceId,
      additionalServiceId: seat.additionalServiceId,
      airportId: seat.AirportId,
      destinationAirportId: seat.DestinationAirportId,
      flightNumber: seat.Flight_Number,
      airline: seat.airline,
      dateOfTravel: seat.Date_Of_Travel,
      flightAt: flightInstant(seat.Date_Of_Travel, new Date(seat.Date_Of_Arrival)),
      passengers: group.map(({ passenger }) => passenger),
    },
  ];
}

type Entries = readonly Entry[];

/** Where a passenger's day of travel is written: with the passenger, or with the entry. */
const fieldPath = ({ at, entry }: Entry, index: number): string => {
  const passenger = entry.Passengers[index];
  if (!passenger?.Date_Of_Travel && !passenger?.Date_Of_Arrival) return at;
  return `${at ? `${at}.` : ''}Passengers[${index}]`;
};

/** A flight that has already left is refused, today's later ones are not (G58). */
export function refusePastFlights(entries: Entries, now: Date): void {
  const errors = new FieldErrors();
  for (const each of entries)
    for (const [index, seat] of seatsOf(each).entries())
      if (hasLeft(flightInstant(seat.Date_Of_Travel, new Date(seat.Date_Of_Arrival)), now))
        errors.add(fieldPath(each, index), 'Date_Of_Travel', 'Select a date in the future');
  errors.refuse();
}

/** The flights of a request. */
export const readFlights = (entries: Entries): Flight[] =>
  groupsOf(entries.flatMap(seatsOf)).flatMap(flightOf);
