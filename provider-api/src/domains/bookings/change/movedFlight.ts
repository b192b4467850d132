import { hourOfFlight } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { PlacedFlight } from '../../availability/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { readServices } from '../create/flights.ts';
import type { Change } from './readChange.ts';

const staysInHour = (row: BookingRow, { flight }: Change): boolean =>
  flight.airportId === row.airportId &&
  flight.dateOfTravel === row.dateOfTravel &&
  hourOfFlight(flight.flightAt) === hourOfFlight(row.flightAt);

export async function movedFlights(
  on: Queryable,
  row: BookingRow,
  change: Change,
  additionalId: number | null,
): Promise<PlacedFlight[]> {
  const stays = staysInHour(row, change);
  if (stays && (additionalId === null || additionalId === row.additionalServiceId)) return [];
  const { airportId, dateOfTravel, flightAt } = change.flight;
  const services = await readServices(on, [
    { serviceId: row.serviceId, additionalServiceId: additionalId ?? 0, airportId, dateOfTravel },
  ]);
  return [
    {
      at: '',
      airportId,
      dateOfTravel,
      flightAt,
      passengers: change.left,
      service: stays ? undefined : services.get(row.serviceId),
      additional: services.get(additionalId ?? 0),
    },
  ];
}
