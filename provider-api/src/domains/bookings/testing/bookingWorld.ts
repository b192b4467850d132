import { hourMs } from 'shared-api/rules';
import { aBooking, aTraveller } from 'shared-api/testing/bodies';
import { expectSoundLedger } from '../../../testing/expectSoundLedger.ts';
import type { AccountFacts } from '../../../testing/makeAccount.ts';
import {
  type Options,
  type SignedIn,
  startTestServer,
  type TestServer,
} from '../../../testing/testServer.ts';
import { walletBalanceKobo } from '../../ledger/index.ts';
import { fundWallet } from './fundWallet.ts';

/** The clock of these tests stands at this time: a Tuesday, 11:00 in Lagos. */
export const today = new Date('2026-03-03T10:00:00Z');

export interface ServiceFacts {
  name?: string;
  price_kobo?: number;
  service_type_id?: number;
  active?: boolean;
}

export const passenger = (facts: object = {}) => ({
  ...aTraveller(),
  Wheel_Chair: false,
  Others: false,
  ...facts,
});

export interface BookingWorld extends TestServer {
  goTo(now: Date): Promise<void>;
  service(facts?: ServiceFacts): Promise<number>;
  client(kobo: number, facts?: Partial<AccountFacts>): Promise<SignedIn>;
  /** Returns the signed-in member. The limits are in kobo. By default the member has no limit. */
  member(owner: SignedIn, role: string, limits?: { perOrder?: number; perMonth?: number }): Promise<SignedIn>;
  balanceKobo(client: SignedIn): Promise<number>;
  bookingsOf(client: SignedIn): Promise<number>;
  expectSoundLedger(): Promise<void>;
  /** By default the flight is 48 hours after the time of the clock. */
  entry(serviceId: number, facts?: object): Record<string, unknown>;
  book(client: SignedIn, serviceId: number, facts?: object): Promise<number>;
}

/** Starts a server with the data that bookings need. The clock stands at {@link today}. */
export const startBookingWorld = async (options?: Options): Promise<BookingWorld> =>
  bookingWorldOn(await startTestServer(options));

export async function bookingWorldOn(server: TestServer): Promise<BookingWorld> {
  // The first jobs use the real time, at which later sessions are expired, so they finish before the clock is set.
  await server.settle();
  server.clock.set(today);
  const entry: BookingWorld['entry'] = (serviceId, facts = {}) => {
    const flightAt = new Date(server.clock.now().getTime() + 48 * hourMs);
    return {
      ...aBooking(serviceId, flightAt),
      additionalServiceId: 0,
      Passengers: [passenger()],
      ...facts,
    };
  };
  return {
    ...server,
    entry,
    async goTo(now) {
      server.clock.set(now);
      await server.db.query(
        `update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '1 h'`,
        [now],
      );
    },
    async service({ name = 'Arrival', price_kobo = 50_000_00, service_type_id = 1, active = true } = {}) {
      const { id } = await server.db.one<{ id: number }>(
        `insert into services (name, price_kobo, service_type_id, active) values ($1, $2, $3, $4) returning id`,
        [name, price_kobo, service_type_id, active],
      );
      return id;
    },
    async client(kobo, facts) {
      const client = await server.as('Client', facts);
      if (kobo > 0) await fundWallet(server, client.account.id, kobo);
      return client;
    },
    async member({ account }, member_role, { perOrder, perMonth } = {}) {
      const made = await server.account('Client', {
        member_of: account.id,
        member_role,
        created_at: server.clock.now(),
      });
      await server.db.query(
        'insert into member_limits (member_id, per_order_kobo, per_month_kobo) values ($1, $2, $3)',
        [made.id, perOrder ?? null, perMonth ?? null],
      );
      return { ...(await server.visitor.signedIn(made.email, made.password)), account: made };
    },
    balanceKobo: (client) => walletBalanceKobo(server.db, client.account.id),
    async bookingsOf({ account }) {
      const { n } = await server.db.one<{ n: number }>(
        'select count(*) as n from bookings where owner_id = $1',
        [account.id],
      );
      return n;
    },
    expectSoundLedger: () => expectSoundLedger(server.db),
    async book(client, serviceId, facts) {
      const answer = await client.post('/booking-services', entry(serviceId, facts));
      if (answer.status !== 200) throw new Error(`Booking answered ${answer.status}: ${answer.body.message}`);
      return answer.body.data.id;
    },
  };
}
