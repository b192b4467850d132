import { type DirectedService, routeWords } from 'shared-api/services';
import { airportCode } from './airportName.ts';
import type { FlightValues } from './bookingValues.ts';

export const flightRoute = (service: DirectedService, flight: Partial<FlightValues>): string =>
  routeWords(service, airportCode(flight.AirportId), airportCode(flight.DestinationAirportId));
