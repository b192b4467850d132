import {
  type BookingIntent,
  bookingPriceKobo,
  groupByFlight,
  maxPassengers,
  type PassengerBody,
  totalPriceKobo,
} from 'shared-api/bookings';
import { koboOf } from 'shared-api/money';
import type { Service } from 'shared-api/services';
import { type AddedPassenger, type FlightValues, flightAt, personBody } from '../../shared/bookingValues.ts';
import type { Leg } from '../../shared/legs.ts';

export interface FlightGroup {
  flight: FlightValues;
  passengers: AddedPassenger[];
}

const keyed = (passenger: AddedPassenger) => ({
  ...passenger.flight,
  Date_Of_Arrival: flightAt(passenger.flight).toISOString(),
  passenger,
});

export const flightGroups = (added: readonly AddedPassenger[]): FlightGroup[] =>
  groupByFlight(added.map(keyed)).flatMap((group) => {
    const passengers = group.map(({ passenger }) => passenger);
    const [first] = passengers;
    return first ? [{ flight: first.flight, passengers }] : [];
  });

export const inFlightOrder = (added: readonly AddedPassenger[]): AddedPassenger[] =>
  flightGroups(added).flatMap(({ passengers }) => passengers);

export function roomOnFlight(added: readonly AddedPassenger[], flight: FlightValues): number {
  const onIt = { key: 0, flight, person: {} as AddedPassenger['person'] };
  return maxPassengers - fellowPassengers([...added, onIt], onIt.key).length;
}

export const fellowPassengers = (added: readonly AddedPassenger[], key: number): AddedPassenger[] =>
  flightGroups(added)
    .filter(({ passengers }) => passengers.some((passenger) => passenger.key === key))
    .flatMap(({ passengers }) => passengers)
    .filter((passenger) => passenger.key !== key);

export interface FlightPrice {
  service: Service;
  flight: FlightValues;
  passengers: number;
  priceKobo: number;
  additional: { name: string; priceKobo: number } | undefined;
  sumKobo: number;
}

export interface Quote {
  flights: FlightPrice[];
  totalKobo: number;
}

function priced({ service, added }: Leg, services: readonly Service[]) {
  const priceKobo = koboOf(service.price);
  return flightGroups(added).map(({ flight, passengers }) => {
    const extra = services.find(({ id }) => id === flight.additionalServiceId);
    const additional = extra && { name: extra.name, priceKobo: koboOf(extra.price) };
    const group = {
      passengers: passengers.length,
      priceKobo,
      additionalPriceKobo: additional?.priceKobo ?? 0,
    };
    return { service, flight, additional, group };
  });
}

/** The server calculates the charge by the same rules as this function. */
export function quote(legs: readonly Leg[], services: readonly Service[]): Quote {
  const all = legs.flatMap((leg) => priced(leg, services));
  return {
    flights: all.map(({ service, flight, additional, group }) => ({
      service,
      flight,
      additional,
      passengers: group.passengers,
      priceKobo: group.priceKobo,
      sumKobo: bookingPriceKobo(group),
    })),
    totalKobo: totalPriceKobo(all.map(({ group }) => group)),
  };
}

type BookingsRequest = BookingIntent['bookings'];

const passengerBody = ({ person, flight }: AddedPassenger): PassengerBody => ({
  ...personBody(person),
  Others: person.Others ?? false,
  ...(person.TextTraveller && { TextTraveller: true }),
  ...(person.Reference?.trim() && { Reference: person.Reference.trim() }),
  airline: flight.airline,
});

const ofLeg = ({ service, added }: Leg): BookingsRequest =>
  flightGroups(added).map(({ flight, passengers }) => ({
    Flight_Number: flight.Flight_Number.trim(),
    airline: flight.airline,
    additionalServiceId: flight.additionalServiceId ?? 0,
    Date_Of_Travel: flight.Date_Of_Travel,
    Date_Of_Arrival: flightAt(flight).toISOString(),
    AirportId: flight.AirportId,
    DestinationAirportId: flight.DestinationAirportId,
    Service: { id: service.id, name: service.name, price: service.price },
    ServiceId: service.id,
    Accept: true,
    Passengers: passengers.map(passengerBody),
  }));

/**
 * `at` is the position of an entry in the request, such as `[2]`. The result is empty if the entry is the
 * flight of the additionally booked service.
 */
export function passengersAt([leg, other]: readonly Leg[], at: string): readonly number[] | undefined {
  const place = Number(/^\[(\d+)\]$/.exec(at)?.[1] ?? Number.NaN);
  const groups = flightGroups(leg?.added ?? []);
  const group = groups[place];
  if (group) return group.passengers.map(({ key }) => key);
  return other && place >= groups.length ? [] : undefined;
}

export const toRequest = (legs: readonly Leg[]): BookingsRequest => legs.flatMap(ofLeg);

/**
 * The digest is two FNV-1a hashes with different start values. The digest only has to distinguish the states
 * of one draft.
 */
function digest(text: string): string {
  const from = (start: number) => {
    let hash = start;
    for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return from(0x811c9dc5) + from(0x050c5d1f);
}

/**
 * The key depends on the draft's content, not on the tab. A copied tab that confirms the same passengers gets
 * the first tab's booking; changed passengers make a new booking.
 */
export const confirmKey = (draftId: string, bookings: BookingsRequest): string =>
  `${draftId}-${digest(JSON.stringify(bookings))}`;
