import { bookingPriceKobo, groupByFlight, maxPassengers, totalPriceKobo } from 'shared-api/bookings';
import { koboOf } from 'shared-api/money';
import type { Service } from 'shared-api/services';
import { type AddedPassenger, type FlightValues, flightAt } from '../shared/bookingValues.ts';
import type { Leg } from '../shared/legs.ts';

export interface FlightGroup {
  flight: FlightValues;
  passengers: AddedPassenger[];
}

const keyed = (passenger: AddedPassenger) => ({
  ...passenger.flight,
  Date_Of_Arrival: flightAt(passenger.flight).toISOString(),
  passenger,
});

/** One booking each: passengers with identical flight details travel together (BOOK-50, G59). */
export const flightGroups = (added: readonly AddedPassenger[]): FlightGroup[] =>
  groupByFlight(added.map(keyed)).flatMap((group) => {
    const passengers = group.map(({ passenger }) => passenger);
    const [first] = passengers;
    return first ? [{ flight: first.flight, passengers }] : [];
  });

/** Whoever travels together stands together, as the flights are booked and priced. */
export const inFlightOrder = (added: readonly AddedPassenger[]): AddedPassenger[] =>
  flightGroups(added).flatMap(({ passengers }) => passengers);

/** How many more passengers this flight takes. */
export function roomOnFlight(added: readonly AddedPassenger[], flight: FlightValues): number {
  const onIt = { key: 0, flight, person: {} as AddedPassenger['person'] };
  return maxPassengers - fellowPassengers([...added, onIt], onIt.key).length;
}

/** The others on a passenger's flight. */
export const fellowPassengers = (added: readonly AddedPassenger[], key: number): AddedPassenger[] =>
  flightGroups(added)
    .filter(({ passengers }) => passengers.some((passenger) => passenger.key === key))
    .flatMap(({ passengers }) => passengers)
    .filter((passenger) => passenger.key !== key);

/** The price of one flight, with the figures that it is made of. */
export interface FlightPrice {
  serviceName: string;
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

/** The arithmetic of a booking, by the rule with which the server charges (BOOK-44, G60). */
export function quote(legs: readonly Leg[], services: readonly Service[]): Quote {
  const all = legs.flatMap((leg) => priced(leg, services));
  return {
    flights: all.map(({ service, flight, additional, group }) => ({
      serviceName: service.name,
      flight,
      additional,
      passengers: group.passengers,
      priceKobo: group.priceKobo,
      sumKobo: bookingPriceKobo(group),
    })),
    totalKobo: totalPriceKobo(all.map(({ group }) => group)),
  };
}

/** What the wallet lacks; 0 when it covers the total, equal is enough (BOOK-47). */
export const shortfallKobo = (balanceKobo: number, totalKobo: number): number =>
  Math.max(0, totalKobo - balanceKobo);
