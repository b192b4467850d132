import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  changeBooking,
  changeOffer,
  createBookings,
  type Endpoint,
  type ReplyOf,
  updateBookingStatus,
} from 'shared-api/contract';
import { dayMs, hourText, lagosInstant, openOffer } from 'shared-api/rules';
import { aBooking, aTraveller } from 'shared-api/testing/bodies';
import { ApiClient, type CallOptions, type Portal } from 'tooling/portal';
import type { Accounts } from '../portal/accounts.ts';
import { pick } from '../portal/LoadGenerator.ts';
import { runSql } from '../sql.ts';
import { onPostgres } from './withLedger.ts';

const operations = Number(process.env.RUNS ?? 5_000);
const callerCount = 16;
const airportId = 13;
const limit = 12;
const hours = [6, 7, 8, 9, 10, 11];
const killEveryMs = 4_000;
const unansweredPauseMs = 100;
/** A change is committed at most this long after its recorded time. */
const commitMs = 100;
const expectedCodes = ['none', 'hour_full', 'nothing_changed', 'last_passenger'];

const random = (below: number) => Math.floor(Math.random() * below);

const day = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10);
const flightAt = (hour: number) => lagosInstant(day, hourText(hour));

interface Places {
  readonly hour: number;
  readonly places: number;
}

interface Held {
  readonly token: string;
  readonly id: number;
  readonly passengerIds: readonly number[];
  readonly version: number;
}

/** A trigger records at each commit how many places of which hour were taken or given back. */
const recordStates = (serviceId: number) => `
  create table moves (at timestamptz, hour int, places int);
  create function record_move(b bookings, sign int) returns void language sql as $$
    insert into moves
    select clock_timestamp(), extract(hour from b.flight_at at time zone 'Africa/Lagos'), sign * b.passenger_count
     where b.service_id = ${serviceId} and b.status <> 'Canceled' $$;
  create function record_moves() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then perform record_move(old, -1); end if;
    perform record_move(new, 1);
    return null;
  end $$;
  create constraint trigger record_moves after insert or update on bookings deferrable initially deferred
    for each row execute function record_moves();
  create view states as
  select hour, extract(epoch from at) * 1000 as since,
         sum(places) over (partition by hour order by at) as taken,
         coalesce(lead(extract(epoch from at) * 1000) over (partition by hour order by at), 'infinity') as until
    from moves;`;

const refusedWithRoom = (refused: readonly Places[]) => `
  select count(*)
    from jsonb_to_recordset('${JSON.stringify(refused)}') as refused (hour int, places int, "from" float, "to" float)
   where not exists (
     select from states where states.hour = refused.hour and since <= refused."to" + ${commitMs}
        and until >= refused."from" - ${commitMs} and taken + refused.places > ${limit})`;

class Callers {
  readonly counts: Record<string, number> = {};
  readonly refused: (Places & { readonly from: number; readonly to: number })[] = [];
  private readonly held: Held[] = [];
  left = operations;
  private readonly accounts: Accounts;
  private readonly servers: readonly Portal[];

  constructor(accounts: Accounts, servers: readonly Portal[]) {
    this.accounts = accounts;
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
      else await this.change(held, random(3) > 0);
    }
  }

  private async book(): Promise<void> {
    const { clients, serviceId } = this.accounts;
    const { token } = pick(clients);
    const hour = pick(hours);
    const Passengers = Array.from({ length: 1 + random(3) }, () => aTraveller());
    const body = [aBooking(serviceId, flightAt(hour), { AirportId: airportId, Passengers })];
    const booked = await this.send(createBookings, { token, body }, { hour, places: Passengers.length });
    for (const { id, passengers } of booked ?? [])
      this.held.push({ token, id, passengerIds: passengers.map((passenger) => passenger.id), version: 1 });
  }

  private async cancel({ token, id }: Held): Promise<void> {
    await this.send(updateBookingStatus, { token, body: { Id: id, BookingStatus: 'Canceled' } });
  }

  private async change(held: Held, moves: boolean): Promise<void> {
    const { token, id, version, passengerIds } = held;
    const [removed = 0, ...others] = passengerIds;
    const hour = pick(hours);
    const flight = { Date_Of_Travel: day, Date_Of_Arrival: flightAt(hour).toISOString() };
    const body = { version, ...(moves ? flight : { RemovedPassengers: [removed] }) };
    const query = { expectedCharge: 0, expectedRefund: moves ? 0 : this.accounts.servicePriceNaira };
    const wanted = moves ? { hour, places: passengerIds.length } : undefined;
    const changed = await this.send(changeBooking, { token, params: { id }, query, body }, wanted);
    const now = { token, id, version: version + 1, passengerIds: moves ? passengerIds : others };
    this.held.push(changed ? now : held);
  }

  /** The same call is repeated until a reply arrives, so that the result of each operation is known. */
  private async send<E extends Endpoint>(
    endpoint: E,
    options: CallOptions<E>,
    wanted?: Places,
  ): Promise<ReplyOf<E> | undefined> {
    const key = randomUUID();
    for (;;) {
      const from = Date.now();
      const api = new ApiClient(pick(this.servers).url);
      const { status, code = 'none', data } = await api.attempt(endpoint, { ...options, key });
      if (status !== undefined && status < 500) {
        this.counts[code] = (this.counts[code] ?? 0) + 1;
        if (code === 'hour_full' && wanted) this.refused.push({ ...wanted, from, to: Date.now() });
        return data;
      }
      await delay(unansweredPauseMs);
    }
  }
}

export const fullHours = (): Promise<string> =>
  onPostgres(async ({ portal, accounts, anotherServer }, { url }) => {
    const servers = [portal, await anotherServer()];
    const { administrator, serviceId } = accounts;
    await new ApiClient(portal.url).call(changeOffer, {
      token: administrator.token,
      params: { id: serviceId, airportId },
      body: { ...openOffer, perHour: limit, version: 0 },
    });
    await runSql(url, recordStates(serviceId));
    const callers = new Callers(accounts, servers);
    const running = callers.run();
    let kills = 0;
    for (; callers.left > 0; kills += 1) {
      await delay(killEveryMs);
      await servers[kills % servers.length]?.restart('SIGKILL');
    }
    await running;
    await Promise.all(servers.map((server) => server.stop()));
    const { counts, refused } = callers;
    const [most] = await runSql(url, 'select max(taken) from states');
    const [states] = await runSql(url, 'select count(*) from states');
    const [unproven] = await runSql(url, refusedWithRoom(refused));
    const unexpected = Object.keys(counts).filter((code) => !expectedCodes.includes(code));
    if (unexpected.length > 0) throw new Error(`Refused with ${unexpected}: ${JSON.stringify(counts)}`);
    if (Number(most) > limit) throw new Error(`${most} places were taken of ${limit}`);
    if (Number(unproven) > 0) throw new Error(`${unproven} of ${refused.length} were refused with room`);
    return `${operations} operations by ${callerCount} callers on two servers, ${kills} kills: ${JSON.stringify(counts)}. At most ${most} of ${limit} places of an hour in ${states} states; ${refused.length} refused, each hour full then`;
  });
