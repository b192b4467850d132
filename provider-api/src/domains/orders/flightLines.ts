import { airportCode, countOf, formatMoment } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';
import { readFlights, readServices } from '../bookings/index.ts';
import type { OrderRow } from './orderRow.ts';
import { placed } from './priceOrder.ts';

export async function flightLines(on: Queryable, { entries }: Pick<OrderRow, 'entries'>): Promise<string[]> {
  const flights = readFlights(placed(entries));
  const services = await readServices(on, flights);
  return flights.map((flight) => {
    const names = [flight.serviceId, flight.additionalServiceId].flatMap(
      (id) => services.get(id)?.name ?? [],
    );
    const passengers = countOf(flight.passengers.length, 'passenger');
    return `${names.join(' with ')} at ${airportCode(flight.airportId) ?? 'the airport'}, ${flight.flightNumber}, ${formatMoment(flight.flightAt)}, ${passengers}`;
  });
}
