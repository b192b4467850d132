import type { figureSeries as endpoint } from 'shared-api/contract';
import { accountStatuses, nairaFromKobo } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { visibleAirports } from '../../permissions/airports.ts';
import { rollupRows } from '../../rollups/index.ts';
import { type Span, spanOf } from './span.ts';
import { clientsByStatus } from './statusStats.ts';

interface Measured {
  bookings: number;
  revenueKobo: number;
}
type Airports = readonly number[] | undefined;

const sums = `coalesce(sum(count) filter (where figure = 'bookings'), 0)::bigint as bookings,
              coalesce(sum(kobo) filter (where figure = 'revenue'), 0)::bigint as "revenueKobo"`;

async function byStep(db: Queryable, { from, to, step, days }: Span, airportIds: Airports) {
  const bookings = rollupRows({ counter: 'bookings', airportIds }, { by: 'day', from: 4 });
  const place = 4 + bookings.params.length;
  const revenue = rollupRows({ counter: 'revenue', airportIds }, { by: 'day', from: place });
  const { rows } = await db.query<Measured & { day: string }>(
    `select greatest(date_trunc($3::text, day::timestamp)::date, $1::date) as day, ${sums}
       from (select 'bookings' as figure, * from (${bookings.sql}) booked
              union all select 'revenue', * from (${revenue.sql}) earned) daily
      where day between $1::date and $2::date group by 1`,
    [from, to, step, ...bookings.params, ...revenue.params],
  );
  const found = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => ({ day, ...measured(found.get(day)) }));
}

const measured = (row: Measured | undefined) => ({
  bookings: row?.bookings ?? 0,
  revenue: nairaFromKobo(row?.revenueKobo ?? 0),
});

/** Sums for each airport, or for each service, of the airports that are shown. */
async function byPart<Part extends object>(
  db: Queryable,
  { from, to }: Span,
  { parts, columns, airportIds }: { parts: 'airports' | 'services'; columns: string; airportIds: Airports },
) {
  const ofPart =
    parts === 'airports'
      ? { folded: 'f.airport_id = part.id and f.service_id = 0', waiting: 'airport_id' }
      : {
          folded: 'f.service_id = part.id and f.airport_id = any(coalesce($3::int[], array[0]))',
          waiting: 'service_id',
        };
  const shown = parts === 'airports' ? '($3::int[] is null or part.id = any($3::int[]))' : 'true';
  const { rows } = await db.query<Part & Measured>(
    `select part.id, ${columns}, ${sums}
       from ${parts} part
      cross join lateral (
        select figure, count, kobo from figures f
         where figure in ('bookings', 'revenue') and ${ofPart.folded} and kind = '' and status = ''
           and day between $1::date and $2::date
         union all
        select figure, count, kobo from figure_changes
         where figure in ('bookings', 'revenue') and ${ofPart.waiting} = part.id
           and ($3::int[] is null or airport_id = any($3::int[])) and day between $1::date and $2::date) found
      where ${shown}
      group by part.id
     having sum(count) <> 0 or sum(kobo) <> 0
      order by "revenueKobo" desc, bookings desc, part.id`,
    [from, to, airportIds ?? null],
  );
  return rows.map(({ bookings, revenueKobo, ...part }) => ({
    ...part,
    ...measured({ bookings, revenueKobo }),
  }));
}

/** Bookings and revenue of a span, of the airports that the caller may see (S19). */
export const figureSeries: Verb<typeof endpoint> = async ({ db, actor, clock }, { query }) => {
  const span = spanOf(query, clock.now());
  const airportIds = visibleAirports(actor, query.airportId);
  const [points, services, airports, clients] = await Promise.all([
    byStep(db, span, airportIds),
    byPart<{ id: number; name: string }>(db, span, { parts: 'services', columns: 'part.name', airportIds }),
    byPart<{ id: number; name: string; code: string }>(db, span, {
      parts: 'airports',
      columns: 'part.name, part.code',
      airportIds,
    }),
    clientsByStatus(db),
  ]);
  const { from, to, step } = span;
  const byStatus = accountStatuses.map((status) => ({ status, clients: clients[status] }));
  return { data: { from, to, step, points, services, airports, clients: byStatus } };
};
