import { type AirportReply, type Service, serviceDirections } from 'shared-api/services';
import { airportCode } from './airportName.ts';
import type { FlightValues } from './bookingValues.ts';

/** The service of a booking says its direction by its name alone. */
type Named = Pick<Service, 'name' | 'direction'>;

/** The way is seen from the airport where the passengers are met. */
export function wayOf({ name, direction }: Named): 'arrival' | 'departure' | undefined {
  if (direction === serviceDirections.Arrival || /arrival/i.test(name)) return 'arrival';
  return direction === serviceDirections.Departure || /departure/i.test(name) ? 'departure' : undefined;
}

/** The booking names the airport of its service first, so an arrival reads from the other one to it (G55). */
export function routeWords(service: Named, here: string, other: string): string {
  const way = wayOf(service);
  if (!way) return `${here} – ${other}`;
  return way === 'arrival' ? `${other} to ${here}` : `${here} to ${other}`;
}

export const flightRoute = (
  service: Named,
  flight: Partial<FlightValues>,
  airports?: readonly AirportReply[],
): string =>
  routeWords(
    service,
    airportCode(flight.AirportId, airports),
    airportCode(flight.DestinationAirportId, airports),
  );
