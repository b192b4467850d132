import { type AirportReply, type Service, serviceDirections } from 'shared-api/services';
import { airportCode } from './airportName.ts';
import type { FlightValues } from './bookingValues.ts';

/** The service of a booking says its direction by its name alone. */
type Named = Pick<Service, 'name' | 'direction'>;

/** Which way its passengers fly, seen from the airport where they are met. */
export function wayOf({ name, direction }: Named): 'arrival' | 'departure' | undefined {
  if (direction === serviceDirections.Arrival || /arrival/i.test(name)) return 'arrival';
  return direction === serviceDirections.Departure || /departure/i.test(name) ? 'departure' : undefined;
}

/** LOS to ABV, and ABV to LOS at an arrival: the service is at the first of the two (G55). */
export function routeWords(service: Named, here: string, other: string): string {
  const way = wayOf(service);
  if (!way) return `${here} – ${other}`;
  return way === 'arrival' ? `${other} to ${here}` : `${here} to ${other}`;
}

/** The route of a flight that is being booked. */
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
