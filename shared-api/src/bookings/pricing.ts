import { lagosTime } from '../dates/dates.ts';
import { flightCode } from './flightCode.ts';

export interface FlightDetails {
  AirportId: number;
  DestinationAirportId: number;
  Date_Of_Travel: string;
  Date_Of_Arrival: string;
  Flight_Number: string;
  airline?: string | null;
  additionalServiceId?: number | null;
}

const flightKey = (flight: FlightDetails): string =>
  JSON.stringify([
    flightCode(flight.Flight_Number),
    lagosTime(new Date(flight.Date_Of_Arrival)),
    flight.Date_Of_Travel.slice(0, 10),
    flight.AirportId,
    flight.DestinationAirportId,
    flight.airline ?? '',
    flight.additionalServiceId ?? 0,
  ]);

export function groupByFlight<P extends FlightDetails>(passengers: readonly P[]): P[][] {
  const groups = new Map<string, P[]>();
  for (const passenger of passengers) {
    const key = flightKey(passenger);
    const group = groups.get(key);
    if (group) group.push(passenger);
    else groups.set(key, [passenger]);
  }
  return [...groups.values()];
}

export interface PricedGroup {
  passengers: number;
  priceKobo: number;
  /** The price is charged once per group, not per passenger. Without an additional service it is 0. */
  additionalPriceKobo: number;
}

export const bookingPriceKobo = (group: PricedGroup): number =>
  group.passengers * group.priceKobo + group.additionalPriceKobo;

export const totalPriceKobo = (groups: readonly PricedGroup[]): number =>
  groups.reduce((total, group) => total + bookingPriceKobo(group), 0);
