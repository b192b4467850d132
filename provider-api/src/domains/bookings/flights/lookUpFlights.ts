import { airportCode, type FlightState, isNearBooked, lagosDate, minuteMs } from 'shared-api/rules';
import type { FlightAnswer, FlightSource, KnownFlight } from '../../../adapters/flights/FlightSource.ts';
import { flightSourceOf } from '../../../adapters/flights/flightSourceOf.ts';
import type { AppContext } from '../../../appContext.ts';
import type { Database } from '../../../db/index.ts';
import { publish } from '../../../http/liveEvents.ts';
import type { PeriodicJob } from '../../../jobs/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { bookingsOf, dueSql, type FlightKey, flightJoin, lockFlight, publishFlight } from './flightOf.ts';
import { isHeldByOfficer } from './officersWord.ts';
import { isResting, readSource } from './sourceStatus.ts';

const lateFromMs = 15 * minuteMs;
const failuresUntilPause = 3;
const pauseMinutes = 15;

interface DueFlight extends FlightKey {
  bookedAt: Date;
  checkedAt: Date | null;
}

const nextFlight = `
  select flight_code(b.flight_number) as code, b.date_of_travel as day, b.airport_id as "airportId",
         coalesce(service.direction, flight.direction, 1) as direction, min(b.flight_at) as "bookedAt",
         min(flight.checked_at) as "checkedAt"
    from bookings b join services service on service.id = b.service_id ${flightJoin}
   where b.status = 'Processing'
     and b.date_of_travel between ($1::timestamptz at time zone 'Africa/Lagos')::date - 2
                              and ($1::timestamptz at time zone 'Africa/Lagos')::date + 1
     and ${dueSql} between $1::timestamptz - interval '6 h' and $1::timestamptz + interval '6 h'
     and (flight.checked_at is null or flight.checked_at <= $1::timestamptz
            - case when flight.state = 'Scheduled' then interval '20 min' else interval '5 min' end)
   group by 1, 2, 3, 4
   order by min(flight.checked_at) nulls first, min(${dueSql}) limit 1`;

/** Only one server gets the flight: 'taken' means that another server was faster. */
async function claimNext(db: Database, now: Date): Promise<DueFlight | 'taken' | undefined> {
  return db.transaction(async (tx) => {
    const flight = await tx.first<DueFlight>(nextFlight, [now]);
    if (!flight) return undefined;
    const { id } = await lockFlight(tx, flight);
    const { rowCount } = await tx.query(
      'update flights set checked_at = $2 where id = $1 and checked_at is not distinct from $3',
      [id, now, flight.checkedAt],
    );
    if (rowCount === 0) return 'taken';
    await tx.query(
      `update flight_source set day = $1::date, asked = case when day = $1::date then asked + 1 else 1 end`,
      [lagosDate(now)],
    );
    return flight;
  });
}

const isOf = (known: KnownFlight, { day, airportId, bookedAt }: DueFlight): boolean =>
  known.airport === airportCode(airportId) &&
  lagosDate(known.scheduledAt) === day &&
  isNearBooked(known.expectedAt ?? known.scheduledAt, bookedAt);

function stateOf({ canceled, scheduledAt, expectedAt }: KnownFlight): FlightState {
  if (canceled) return 'Canceled';
  const lateMs = (expectedAt ?? scheduledAt).getTime() - scheduledAt.getTime();
  return lateMs >= lateFromMs ? 'Delayed' : 'Scheduled';
}

async function store({ db, clock }: AppContext, flight: DueFlight, known: KnownFlight): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const before = await lockFlight(tx, flight);
    const state = stateOf(known);
    const { expectedAt } = known;
    const isSame = before.state === state && before.expectedAt?.getTime() === expectedAt?.getTime();
    if (isSame || isHeldByOfficer(before, now)) return;
    await tx.query(
      'update flights set state = $2, expected_at = $3, set_by = null, set_at = $4 where id = $1',
      [before.id, state, expectedAt, now],
    );
    await publishFlight(tx, await bookingsOf(tx, before.id));
  });
}

async function recordFailure({ db, clock, log }: AppContext, reason: string): Promise<void> {
  const now = clock.now();
  log.warn({ reason }, 'the source of flight times did not answer');
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update flight_source set failures = 0, paused_until = $1::timestamptz + make_interval(mins => $2::int)
        where failures + 1 >= $3::int`,
      [now, pauseMinutes, failuresUntilPause],
    );
    if (rowCount > 0) await publish(tx, { type: 'booking', id: null, staff: true });
    else await tx.query('update flight_source set failures = failures + 1');
  });
}

async function settle(context: AppContext, flight: DueFlight, answer: FlightAnswer): Promise<void> {
  if (answer.outcome === 'failed') return recordFailure(context, answer.reason);
  const isOther = answer.outcome === 'known' && !isOf(answer, flight);
  await context.db.query(
    'update flight_source set failures = 0, paused_until = null, answered_at = $1, dropped = dropped + $2::int',
    [context.clock.now(), isOther ? 1 : 0],
  );
  if (answer.outcome === 'known' && !isOther) await store(context, flight, answer);
}

const ask = (source: FlightSource, { airportId, direction, ...flight }: DueFlight): Promise<FlightAnswer> =>
  source.lookup({
    ...flight,
    airport: airportCode(airportId) ?? '',
    direction: direction === 1 ? 'arrival' : 'departure',
  });

export async function lookUpFlights(context: AppContext): Promise<void> {
  const { db, clock, config } = context;
  const source = flightSourceOf(config);
  if (!source) return;
  const { flightLookupsDaily } = await readSettings(db, config);
  for (;;) {
    const now = clock.now();
    if (isResting(await readSource(db), now, flightLookupsDaily)) return;
    const flight = await claimNext(db, now);
    if (!flight) return;
    if (flight !== 'taken') await settle(context, flight, await ask(source, flight));
  }
}

export const flightLookups: PeriodicJob = {
  kind: 'bookings.look-up-flights',
  everyMs: minuteMs,
  lane: 'flights',
  run: lookUpFlights,
};
