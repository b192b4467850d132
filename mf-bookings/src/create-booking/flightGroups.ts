import { groupByFlight, maxPassengers } from 'shared-api/bookings';
import { type AddedPassenger, type FlightValues, flightAt } from '../shared/bookingValues.ts';

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
