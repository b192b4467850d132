import { accountStatuses, airports, nairaFromKobo } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { visibleAirports } from '../../permissions/airports.ts';
import { earned, earnedAt, ofRevenue } from './earned.ts';
import { type Span, spanOf } from './span.ts';
import { clientsByStatus } from './statusStats.ts';

/**
 * Each row is the sum of one period, of one airport or of one service. The columns of the other two are null. `day` is
 * the first day of a period, which is a day, a week or a month.
 */
interface Sum {
  day: string | null;
  airportId: number | null;
  serviceId: number | null;
  service: string | null;
  bookings: number;
  revenueKobo: number;
}

const withinSpan = (at: string) => `
  ${at} >= $1::date::timestamp at time zone 'Africa/Lagos'
  and ${at} < ($2::date + 1)::timestamp at time zone 'Africa/Lagos'`;

const sumsSql = `
  with happened as (
    select created_at as at, airport_id, service_id, 1 as bookings, 0 as kobo
      from bookings where ${withinSpan('created_at')}
    union all
    select journal.created_at, ${earnedAt}, booking.service_id, 0, entry.amount_kobo
      from ${earned} where ${ofRevenue} and ${withinSpan('journal.created_at')}
  ), of_each as (
    select greatest(date_trunc($3::text, lagos_day(at)::timestamp)::date, $1::date) as day, airport_id, service_id,
           sum(bookings) as bookings, sum(kobo) as kobo
      from happened where $4::int[] is null or airport_id = any ($4::int[])
     group by 1, 2, 3
  ), summed as (
    select day, airport_id, service_id, sum(bookings)::bigint as bookings, sum(kobo)::bigint as kobo
      from of_each
     group by grouping sets ((day), (airport_id), (service_id))
    having sum(bookings) <> 0 or sum(kobo) <> 0
  )
  select summed.day, summed.airport_id as "airportId", service.id as "serviceId", service.name as service,
         summed.bookings, summed.kobo as "revenueKobo"
    from summed left join services service on service.id = summed.service_id
   order by summed.kobo desc, summed.bookings desc, summed.airport_id, service.id`;

const measured = (sum: Sum | undefined) => ({
  bookings: sum?.bookings ?? 0,
  revenue: nairaFromKobo(sum?.revenueKobo ?? 0),
});

async function sumsOf(
  db: Queryable,
  { from, to, step, days }: Span,
  airportIds: readonly number[] | undefined,
) {
  const { rows } = await db.query<Sum>(sumsSql, [from, to, step, airportIds ?? null]);
  const ofDay = new Map(rows.map((row) => [row.day, row]));
  return {
    points: days.map((day) => ({ day, ...measured(ofDay.get(day)) })),
    services: rows.flatMap((row) =>
      row.serviceId === null ? [] : { id: row.serviceId, name: row.service ?? '', ...measured(row) },
    ),
    airports: rows.flatMap((row) =>
      airports.filter(({ id }) => id === row.airportId).map((airport) => ({ ...airport, ...measured(row) })),
    ),
  };
}

export const figureSeries: Verb<'figureSeries'> = async (ctx, { query }) => {
  const { db, actor, clock } = ctx;
  const span = spanOf(query, clock.now());
  const sums = await sumsOf(db, span, visibleAirports(actor, query.airportId));
  const clients = await clientsByStatus(ctx);
  const { from, to, step } = span;
  const byStatus = accountStatuses.map((status) => ({ status, clients: clients[status] }));
  return { data: { from, to, step, ...sums, clients: byStatus } };
};
