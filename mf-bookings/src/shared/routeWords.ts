import { type AirportReply, type DirectedService, wayOf } from 'shared-api/services';
import { airportCode } from './airportName.ts';
import type { FlightValues } from './bookingValues.ts';

/** The booking names the airport of its service first, so an arrival reads from the other one to it (G55). */
export function routeWords(service: DirectedService, here: string, other: string): string {
  const way = wayOf(service);
  if (!way) return `${here} – ${other}`;
  return way === 'arrival' ? `${other} to ${here}` : `${here} to ${other}`;
}

export const flightRoute = (
  service: DirectedService,
  flight: Partial<FlightValues>,
  airports?: readonly AirportReply[],
): string =>
  routeWords(
    service,
    airportCode(flight.AirportId, airports),
    airportCode(flight.DestinationAirportId, airports),
  );
