import { dayMs, lagosInstant } from 'shared-api/rules';
import { prepared, type Queryable } from '../../db/index.ts';

/** `from` is included, `to` is excluded. */
export interface Span {
  serviceId: number;
  airportId: number;
  day: string;
  from: Date;
  to: Date;
}

export function dayOf(of: Pick<Span, 'serviceId' | 'airportId' | 'day'>): Span {
  const from = lagosInstant(of.day, '00:00');
  return { ...of, from, to: new Date(from.getTime() + dayMs) };
}

export interface TakenHour {
  serviceId: number;
  airportId: number;
  day: string;
  hour: number;
  passengers: number;
  bookings: number;
}

/** The lateral join looks up each span in an index. A plain join reads the whole table even for few spans. */
const taken = prepared(`
  select span."serviceId", span."airportId", span.day, counted.*
    from jsonb_to_recordset($1::jsonb) as span (
           "serviceId" bigint, "airportId" int, day date, "from" timestamptz, "to" timestamptz)
    cross join lateral (
      select extract(hour from b.flight_at at time zone 'Africa/Lagos')::int as hour,
             sum(b.passenger_count)::int as passengers, count(*)::int as bookings
        from bookings b
       where b.airport_id = span."airportId" and b.date_of_travel = span.day
         and b.flight_at >= span."from" and b.flight_at < span."to"
         and b.status not in ('Canceled', 'Flight_Canceled')
         and span."serviceId" in (b.service_id, b.additional_service_id)
         and b.id is distinct from $2::bigint
       group by 1) counted`);

export const takenPlaces = (
  on: Queryable,
  spans: readonly Span[],
  leaveOut: number | null = null,
): Promise<TakenHour[]> => on.all<TakenHour>(taken, [JSON.stringify(spans), leaveOut]);
