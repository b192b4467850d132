import type { needsDoing as endpoint, NeedsDoing } from 'shared-api/contract';
import { lagosDate, unassignedHours } from 'shared-api/rules';
import { onlyRow, type Queryable } from '../../db/index.ts';
import { type Actor, may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { countedAtMost } from '../../lists/index.ts';
import { visibleAirports } from '../../permissions/airports.ts';
import { countRollup, rollupRows } from '../../rollups/index.ts';
import { addDays } from './span.ts';

type Task = NeedsDoing['tasks'][number];

interface Asked {
  airportIds: readonly number[] | undefined;
  /** The airport that was asked for, to be asked of the list too. */
  ofAirport: { airportId?: number };
  now: Date;
  unpaidDays: number;
}

async function reviews(db: Queryable): Promise<Task> {
  const count = await countRollup(db, { counter: 'clients', statuses: ['Processing'] });
  return { task: 'reviews', count, list: 'clients', query: { status: 'Processing' } };
}

async function internationalRequests(db: Queryable): Promise<Task> {
  const { count } = onlyRow(
    await db.query<{ count: number }>(
      'select count(*) as count from international_requests where decided_at is null',
    ),
  );
  return { task: 'internationalRequests', count, list: 'clients', query: { asks: 'international' } };
}

async function bookingsToday(db: Queryable, { airportIds, ofAirport, now }: Asked): Promise<Task> {
  const date = lagosDate(now);
  const counted = await db.query<{ count: number }>(
    `select count(*) as count from bookings
      where date_of_travel = $1::date ${airportIds ? 'and airport_id = any($2::int[])' : ''}`,
    airportIds ? [date, airportIds] : [date],
  );
  const { count } = onlyRow(counted);
  return { task: 'bookingsToday', count, list: 'bookings', query: { date, ...ofAirport } };
}

async function withoutOutcome(db: Queryable, { airportIds, ofAirport, now }: Asked): Promise<Task> {
  const counted = await db.query<{ count: number }>(
    `select count(*) as count
       from (select from bookings where status = 'Processing' and flight_at < $1::timestamptz
                and date_of_travel <= ($1::timestamptz at time zone 'Africa/Lagos')::date
                ${airportIds ? 'and airport_id = any($2::int[])' : ''}
              order by date_of_travel, flight_at, id limit ${countedAtMost + 1}) found`,
    airportIds ? [now, airportIds] : [now],
  );
  const { count } = onlyRow(counted);
  return {
    task: 'withoutOutcome',
    count: Math.min(count, countedAtMost),
    ...(count > countedAtMost && { atLeast: true }),
    list: 'bookings',
    query: { overdue: true, ...ofAirport },
  };
}

/** Those that come within hours and nobody was given. */
async function withoutOfficer(db: Queryable, { airportIds, ofAirport, now }: Asked): Promise<Task> {
  const until = new Date(now.getTime() + unassignedHours * 3_600_000);
  const counted = await db.query<{ count: number }>(
    `select count(*) as count from bookings b
      where b.status = 'Processing' and b.flight_at between $1::timestamptz and $2::timestamptz
        and b.date_of_travel between $3::date and $4::date ${airportIds ? 'and b.airport_id = any($5::int[])' : ''}
        and not exists (select from assignments a where a.booking_id = b.id and a.released_at is null)`,
    [now, until, lagosDate(now), lagosDate(until), ...(airportIds ? [airportIds] : [])],
  );
  const { count } = onlyRow(counted);
  return { task: 'withoutOfficer', count, list: 'bookings', query: { unassigned: true, ...ofAirport } };
}

/** Of travels so far back: an older mistake is the books', not the desk's. */
const metNoShowDays = 30;

/** Somebody was met, and the booking is No_Show: one of both is wrong. */
async function metNoShow(db: Queryable, { airportIds, ofAirport, now }: Asked): Promise<Task> {
  const from = addDays(lagosDate(now), -metNoShowDays);
  const counted = await db.query<{ count: number }>(
    `select count(*) as count from bookings b
      where b.status = 'No_Show' and b.date_of_travel >= $1::date ${airportIds ? 'and b.airport_id = any($2::int[])' : ''}
        and exists (select from attendance a where a.booking_id = b.id and a.kind in ('met', 'handed_over')
                       and not exists (select from attendance undo where undo.undoes = a.nonce))`,
    airportIds ? [from, airportIds] : [from],
  );
  const { count } = onlyRow(counted);
  return {
    task: 'metNoShow',
    count,
    list: 'bookings',
    query: { status: 'No_Show', met: true, from, ...ofAirport },
  };
}

const unpaid =
  (task: 'unpaidFundings' | 'unpaidRegistrations', type: 1 | 2) =>
  async (db: Queryable, { now, unpaidDays }: Asked): Promise<Task> => {
    const to = addDays(lagosDate(now), -unpaidDays);
    const { sql, params } = rollupRows(
      { counter: 'payments', kinds: [String(type)], statuses: ['Unpaid'] },
      { by: 'day' },
    );
    const counted = await db.query<{ count: number }>(
      `select coalesce(sum(count), 0)::bigint as count from (${sql}) made where day <= $${params.length + 1}::date`,
      [...params, to],
    );
    const { count } = onlyRow(counted);
    return { task, count, list: 'transactions', query: { type, status: 'Unpaid', to } };
  };

/** What is rare or ought not to be is told of where it is, not counted down to 0 as daily work is. */
const toldOnlyIfAny: readonly string[] = ['internationalRequests', 'metNoShow', 'withoutOfficer'];

/** Who has to do what. */
const duties = (actor: Actor) => [
  ...(may(actor, 'clients.status') ? [reviews] : []),
  ...(may(actor, 'clients.edit') ? [internationalRequests] : []),
  ...(may(actor, 'bookings.outcome') ? [bookingsToday, withoutOfficer, withoutOutcome, metNoShow] : []),
  ...(may(actor, 'transactions.readFunds') ? [unpaid('unpaidFundings', 2)] : []),
  ...(may(actor, 'transactions.readRegistrations') ? [unpaid('unpaidRegistrations', 1)] : []),
];

/** What waits for the caller, of the airports that they may see (S19). */
export const needsDoing: Verb<typeof endpoint> = async ({ db, actor, clock }, { query }) => {
  const { airportId, unpaidDays = 7 } = query;
  const asked: Asked = {
    airportIds: visibleAirports(actor, airportId),
    ofAirport: airportId === undefined ? {} : { airportId },
    now: clock.now(),
    unpaidDays,
  };
  const tasks = await Promise.all(duties(actor).map((task) => task(db, asked)));
  return { data: { tasks: tasks.filter(({ task, count }) => count > 0 || !toldOnlyIfAny.includes(task)) } };
};
