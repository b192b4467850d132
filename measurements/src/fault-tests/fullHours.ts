import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type BodyOf,
  changeBooking,
  changeOffer,
  createBookings,
  type Endpoint,
  type ReplyOf,
  updateBookingStatus,
} from 'shared-api/contract';
import { hourText, lagosInstant, openOffer } from 'shared-api/rules';
import { aBooking, aTraveller } from 'shared-api/testing/bodies';
import { ApiClient, type CallOptions, type Outcome, type Portal } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import type { Person } from '../portal/accounts.ts';
import { startTestEnvironment, type TestEnvironment } from '../portal/testEnvironment.ts';
import { runSql } from '../sql.ts';
import { verifyLedger } from './verifyLedger.ts';

const operations = Number(process.env.RUNS ?? 5_000);
const callerCount = 16;
const airportId = 13;
const limit = 12;
const hours = [6, 7, 8, 9, 10, 11];
const dayMs = 24 * 60 * 60 * 1_000;
const killEveryMs = 4_000;
const unansweredPauseMs = 100;
/** A change is committed at most this long after its recorded time. */
const commitMs = 100;

const expectedRefusals: Readonly<Record<string, readonly string[]>> = {
  booked: ['hour_full'],
  canceled: [],
  moved: ['hour_full', 'nothing_changed'],
  removed: ['last_passenger'],
};

const random = (below: number) => Math.floor(Math.random() * below);
const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T;

interface Held {
  readonly client: Person;
  readonly id: number;
  readonly passengerIds: readonly number[];
  version: number;
}

interface Refused {
  readonly hour: number;
  readonly places: number;
  readonly from: number;
  readonly to: number;
}

const tables = (day: string, serviceId: number) => `
  create table watch_end (at timestamptz);
  create table states (at timestamptz, hour int, taken int);
  create table moves (at timestamptz, hour int, places int);
  create function places_of(b bookings) returns int language sql as $$
    select case when b.service_id = ${serviceId} and b.airport_id = ${airportId} and b.date_of_travel = '${day}'
                 and b.status not in ('Canceled', 'Flight_Canceled') then b.passenger_count else 0 end $$;
  create function note_move() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then
      insert into moves values (clock_timestamp(), extract(hour from old.flight_at at time zone 'Africa/Lagos'), -places_of(old));
    end if;
    insert into moves values (clock_timestamp(), extract(hour from new.flight_at at time zone 'Africa/Lagos'), places_of(new));
    return null;
  end $$;
  create constraint trigger note_move after insert or update on bookings deferrable initially deferred
    for each row execute function note_move();`;

/** The polling may miss states that last only a few milliseconds. */
const watch = (day: string, serviceId: number) => `
  do $$ declare now_taken jsonb; last_taken jsonb := '{}'; begin
    while not exists (select from watch_end) loop
      select coalesce(jsonb_object_agg(hour, taken), '{}') into now_taken from (
        select extract(hour from flight_at at time zone 'Africa/Lagos')::int as hour, sum(passenger_count) as taken
          from bookings
         where service_id = ${serviceId} and airport_id = ${airportId} and date_of_travel = '${day}'
           and status not in ('Canceled', 'Flight_Canceled')
         group by 1) counted;
      insert into states
        select clock_timestamp(), hour, coalesce((now_taken ->> hour::text)::int, 0)
          from unnest('{${hours}}'::int[]) as hour
         where now_taken -> hour::text is distinct from last_taken -> hour::text;
      last_taken := now_taken;
      perform pg_sleep(0.002);
    end loop;
  end $$;`;

const refusalsWithRoom = (refused: readonly Refused[]) => `
  with refused as (
    select * from jsonb_to_recordset('${JSON.stringify(refused)}') as r (hour int, places int, "from" float, "to" float)),
  seen as (
    select hour, extract(epoch from at) * 1000 as since,
           sum(places) over (partition by hour order by at) as taken,
           coalesce(lead(extract(epoch from at) * 1000) over (partition by hour order by at), 'infinity') as until
      from moves)
  select count(*) from refused where not exists (
    select from seen where seen.hour = refused.hour and seen.since <= refused."to" + ${commitMs}
       and seen.until >= refused."from" - ${commitMs} and seen.taken + refused.places > ${limit})`;

class Callers {
  readonly counts: Record<string, number> = {};
  readonly unexpected = new Set<string>();
  readonly refused: Refused[] = [];
  readonly day = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10);
  private readonly held: Held[] = [];
  private left = operations;
  private readonly environment: TestEnvironment;
  private readonly servers: readonly Portal[];

  constructor(environment: TestEnvironment, servers: readonly Portal[]) {
    this.environment = environment;
    this.servers = servers;
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: callerCount }, () => this.work()));
  }

  private async work(): Promise<void> {
    while (this.left > 0) {
      this.left -= 1;
      const held = random(3) > 0 ? this.held.splice(random(this.held.length), 1)[0] : undefined;
      if (!held) await this.book();
      else if (random(2) === 0) await this.cancel(held);
      else if (random(3) > 0) await this.move(held);
      else await this.remove(held);
    }
  }

  private flightAt(hour: number) {
    return lagosInstant(this.day, hourText(hour));
  }

  private async book(): Promise<void> {
    const hour = pick(hours);
    const places = 1 + random(3);
    const Passengers = Array.from({ length: places }, () => aTraveller());
    const own = { AirportId: airportId, DestinationAirportId: 1, Passengers };
    const body: BodyOf<typeof createBookings> = [
      aBooking(this.environment.accounts.serviceId, this.flightAt(hour), own),
    ];
    const client = pick(this.environment.accounts.clients);
    const { data } = await this.send(
      'booked',
      createBookings,
      { token: client.token, body },
      { hour, places },
    );
    for (const { id, passengers } of data ?? [])
      this.held.push({ client, id, passengerIds: passengers.map((passenger) => passenger.id), version: 1 });
  }

  private async cancel({ client: { token }, id }: Held): Promise<void> {
    await this.send('canceled', updateBookingStatus, { token, body: { Id: id, BookingStatus: 'Canceled' } });
  }

  private async move(held: Held): Promise<void> {
    const hour = pick(hours);
    const wanted = { hour, places: held.passengerIds.length };
    const at = this.flightAt(hour).toISOString();
    await this.change('moved', held, { Date_Of_Travel: this.day, Date_Of_Arrival: at }, 0, wanted);
  }

  private async remove(held: Held): Promise<void> {
    const RemovedPassengers = held.passengerIds.slice(0, 1);
    await this.change('removed', held, { RemovedPassengers }, this.environment.accounts.servicePriceNaira);
  }

  private async change(
    name: string,
    held: Held,
    body: Omit<BodyOf<typeof changeBooking>, 'version'>,
    expectedRefund: number,
    wanted?: { hour: number; places: number },
  ): Promise<void> {
    const { status } = await this.send(
      name,
      changeBooking,
      {
        token: held.client.token,
        params: { id: held.id },
        query: { expectedCharge: 0, expectedRefund },
        body: { version: held.version, ...body },
      },
      wanted,
    );
    if (status !== 200) return void this.held.push(held);
    const removed = body.RemovedPassengers ?? [];
    const passengerIds = held.passengerIds.filter((id) => !removed.includes(id));
    this.held.push({ ...held, passengerIds, version: held.version + 1 });
  }

  /** The same call is repeated until a reply arrives, so that the result of each operation is known. */
  private async send<E extends Endpoint>(
    name: string,
    endpoint: E,
    options: CallOptions<E>,
    wanted?: { hour: number; places: number },
  ): Promise<Outcome<ReplyOf<E>>> {
    const key = randomUUID();
    for (;;) {
      const from = Date.now();
      const { url } = pick(this.servers);
      const outcome = await new ApiClient(url).attempt(endpoint, { ...options, key });
      const { status, code } = outcome;
      if (status !== undefined && status < 500) {
        const refusal = `not ${name}: ${status} ${code}`;
        this.count(status === 200 ? name : refusal);
        if (status !== 200 && !expectedRefusals[name]?.includes(code ?? '')) this.unexpected.add(refusal);
        if (code === 'hour_full' && wanted) this.refused.push({ ...wanted, from, to: Date.now() });
        return outcome;
      }
      this.count('unanswered');
      await delay(unansweredPauseMs);
    }
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }
}

export async function fullHours(): Promise<string> {
  const postgres = await startPostgres({ durable: true });
  const environment = await startTestEnvironment({ DATABASE_URL: postgres.url });
  const { portal, accounts, env, anotherServer } = environment;
  const servers = [portal, await anotherServer()];
  const { administrator, serviceId } = accounts;
  await new ApiClient(portal.url).call(changeOffer, {
    token: administrator.token,
    params: { id: serviceId, airportId },
    body: { ...openOffer, perHour: limit, version: 0 },
  });
  const callers = new Callers(environment, servers);
  await runSql(postgres.url, tables(callers.day, serviceId));
  const watched = runSql(postgres.url, watch(callers.day, serviceId));
  let done = false;
  let kills = 0;
  const ran = callers.run().finally(() => {
    done = true;
  });
  while (!done) {
    await Promise.race([ran, delay(killEveryMs)]);
    if (done) break;
    await servers[kills % 2]?.restart('SIGKILL');
    kills += 1;
  }
  await ran;
  await runSql(postgres.url, 'insert into watch_end values (now())');
  await watched;
  const [most] = await runSql(postgres.url, 'select max(taken) from states');
  const [looks] = await runSql(postgres.url, 'select count(*) from states');
  const [unproven] = await runSql(postgres.url, refusalsWithRoom(callers.refused));
  await Promise.all(servers.map((server) => server.stop()));
  const ledger = await verifyLedger(env);
  await postgres.stop();
  if (callers.unexpected.size > 0)
    throw new Error(`Unexpected: ${[...callers.unexpected].join(', ')} of ${JSON.stringify(callers.counts)}`);
  if (Number(most) > limit) throw new Error(`${most} places were taken of ${limit}`);
  if (Number(unproven) > 0)
    throw new Error(`${unproven} of ${callers.refused.length} were refused with room`);
  return `${operations} operations by ${callerCount} callers on two servers, ${kills} kills: ${JSON.stringify(callers.counts)}. At most ${most} of ${limit} places of an hour in ${looks} states; ${callers.refused.length} refused, each hour full then. ${ledger}`;
}
