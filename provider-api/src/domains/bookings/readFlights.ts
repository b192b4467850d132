import type { BookingBody, PassengerBody } from 'shared-api/contract';
import {
  defaultAirportId,
  defaultDestinationAirportId,
  type FlightDetails,
  flightInstant,
  groupByFlight,
} from 'shared-api/rules';
import { FieldErrors } from './fieldErrors.ts';
import type { Flight } from './flight.ts';

interface Seat extends FlightDetails {
  at: string;
  ServiceId: number;
  airline: string | null;
  additionalServiceId: number;
  passenger: PassengerBody;
}

/** A time of day without a zone is the airport's (G57). */
const withZone = (timestamp: string): string =>
  /(z|[+-]\d{2}:?\d{2})$/i.test(timestamp) ? timestamp : `${timestamp}+01:00`;

/** One seat for every passenger of an entry, with what is missing filled in (BOOK-13 to BOOK-15). */
const seatsOf = (entry: BookingBody, at: string): Seat[] =>
  entry.Passengers.map((passenger) => ({
    at,
    passenger,
    ServiceId: entry.ServiceId,
    AirportId: entry.AirportId ?? defaultAirportId,
    DestinationAirportId: entry.DestinationAirportId ?? defaultDestinationAirportId,
    Date_Of_Travel: entry.Date_Of_Travel.slice(0, 10),
    Date_Of_Arrival: withZone(entry.Date_Of_Arrival),
    Flight_Number: entry.Flight_Number.trim(),
    airline: passenger.airline ?? entry.airline ?? null,
    additionalServiceId: entry.additionalServiceId ?? 0,
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

type Entries = readonly { at: string; entry: BookingBody }[];

/** A flight that has already left is refused, today's later ones are not (G58). */
export function refusePastFlights(entries: Entries, now: Date): void {
  const errors = new FieldErrors();
  for (const { at, entry } of entries)
    if (flightInstant(entry.Date_Of_Travel, new Date(withZone(entry.Date_Of_Arrival))) <= now)
      errors.add(at, 'Date_Of_Travel', 'Select a date in the future');
  errors.refuse();
}

/** The flights of a request. */
export const readFlights = (entries: Entries): Flight[] =>
  groupsOf(entries.flatMap(({ at, entry }) => seatsOf(entry, at))).flatMap(flightOf);
