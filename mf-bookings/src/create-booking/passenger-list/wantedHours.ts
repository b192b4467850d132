import { hourOfFlight, type OfferCounts } from 'shared-api/availability';
import type { Service } from 'shared-api/services';
import { type AddedPassenger, flightAt } from '../../shared/bookingValues.ts';
import { flightGroups } from '../review/flightGroups.ts';

export interface WantedHour {
  service: Service;
  airportId: number;
  date: string;
  hour: number;
  flightAt: Date;
  flights: AddedPassenger[][];
}

export function wantedHours(
  added: readonly AddedPassenger[],
  service: Service,
  services: readonly Service[],
): WantedHour[] {
  const wanted = new Map<string, WantedHour>();
  for (const { flight, passengers } of flightGroups(added))
    for (const one of [service, services.find(({ id }) => id === flight.additionalServiceId)]) {
      if (!one?.limited) continue;
      const { AirportId: airportId, Date_Of_Travel: date } = flight;
      const at = flightAt(flight);
      const hour = hourOfFlight(at);
      const key = [one.id, airportId, date, hour].join();
      const known = wanted.get(key) ?? { service: one, airportId, date, hour, flightAt: at, flights: [] };
      known.flights.push(passengers);
      wanted.set(key, known);
    }
  return [...wanted.values()];
}

/** Places are given in the order in which the passengers were added and listed. */
export function withoutPlace(
  { flights }: Pick<WantedHour, 'flights'>,
  counts: OfferCounts,
  left: number,
): AddedPassenger[] {
  const taking = counts === 'bookings' ? flights : flights.flat().map((passenger) => [passenger]);
  return taking.slice(left).flat();
}

/** The numbers [2, 3, 4, 7] become 'rows 2–4, 7'. */
export function rowsText(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  const text = spans.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
  return text && `${numbers.length === 1 ? 'row' : 'rows'} ${text}`;
}
