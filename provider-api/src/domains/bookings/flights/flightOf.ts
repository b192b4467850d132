import type { FlightState } from 'shared-api/rules';
import type { Queryable, Tx } from '../../../db/index.ts';
import { publish } from '../../../http/liveEvents.ts';

/**
 * Requires the aliases `b` (bookings) and `service` (services). A flight number can have an arrival and a
 * departure on the same day. A booking of a service without a direction then gets the arrival.
 */
export const flightJoin = `
  left join lateral (select * from flights f
    where f.day = b.date_of_travel and f.airport_id = b.airport_id and f.code = flight_code(b.flight_number)
      and f.direction = coalesce(service.direction, f.direction)
    order by f.direction limit 1) flight on true`;

export const flightColumns = `
  coalesce(service.direction, flight.direction) as direction, flight.state as "flightState",
  flight.expected_at as "expectedAt"`;

export const dueSql = 'coalesce(flight.expected_at, b.flight_at)';

export interface FlightKey {
  code: string;
  day: string;
  airportId: number;
  direction: number;
}

export interface FlightRow {
  id: number;
  state: FlightState;
  expectedAt: Date | null;
  setBy: number | null;
  setAt: Date | null;
}

export async function lockFlight(tx: Tx, { code, day, airportId, direction }: FlightKey): Promise<FlightRow> {
  const key = [day, airportId, code, direction];
  await tx.query(
    'insert into flights (day, airport_id, code, direction) values ($1, $2, $3, $4) on conflict do nothing',
    key,
  );
  return tx.one<FlightRow>(
    `select id, state, expected_at as "expectedAt", set_by as "setBy", set_at as "setAt" from flights
      where day = $1 and airport_id = $2 and code = $3 and direction = $4 for update`,
    key,
  );
}

export interface FlightBooking {
  id: number;
  ownerId: number;
  flightAt: Date;
}

const bookingsOfFlight = `
  select b.id, b.owner_id as "ownerId", b.flight_at as "flightAt"
    from flights wanted
    join bookings b on b.airport_id = wanted.airport_id and b.date_of_travel = wanted.day
                   and flight_code(b.flight_number) = wanted.code
    join services service on service.id = b.service_id ${flightJoin}
   where wanted.id = $1 and flight.id = wanted.id and b.status not in ('Canceled', 'Flight_Canceled')
   order by b.flight_at, b.id`;

export const bookingsOf = (on: Queryable, flightId: number): Promise<FlightBooking[]> =>
  on.all<FlightBooking>(bookingsOfFlight, [flightId]);

export async function publishFlight(tx: Tx, bookings: readonly FlightBooking[]): Promise<void> {
  for (const { id, ownerId } of bookings)
    await publish(tx, { type: 'booking', id, userId: ownerId, staff: true });
}
