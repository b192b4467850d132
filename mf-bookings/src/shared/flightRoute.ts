import { type AirportReply, type DirectedService, routeWords } from 'shared-api/services';
import { airportCode } from './airportName.ts';
import type { FlightValues } from './bookingValues.ts';

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
