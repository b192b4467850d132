import { approveCorrection } from 'shared-api/contract';
import { lagosDate, nairaFromKobo, permissionsOf, type Role } from 'shared-api/rules';
import { aBooking, aTraveller } from 'shared-api/testing/bodies';
import type { AppContext } from '../../../../appContext.ts';
import type { TestClock } from '../../../../clock.ts';
import type { Context } from '../../../../http/context.ts';
import { refusalOf } from '../../../../http/problems.ts';
import { makeAccount } from '../../../../testing/makeAccount.ts';
import { changeBooking } from '../../change/changeBooking.ts';
import { correction } from '../../correction/correction.ts';
import { proposeCorrection } from '../../correction/proposeCorrection.ts';
import { rejectCorrection } from '../../correction/rejectCorrection.ts';
import { createBooking } from '../../create/createBookings.ts';
import { updateBookingStatus } from '../../status/updateBookingStatus.ts';
import { fundWallet } from '../fundWallet.ts';
import {
  type BookingModel,
  type ModelBooking,
  namesOf,
  type Outcome,
  removedOf,
  type Snapshot,
} from './BookingModel.ts';
import type {
  BookStep,
  ChangeStep,
  DecideStep,
  EndStep,
  ProposeStep,
  Sequence,
  Step,
  Tariff,
} from './Step.ts';

const plain = { params: undefined, query: undefined, files: [] };
type Staff = 'officer' | 'finance' | 'administrator';

/** All sequences share one member of staff per role, and three services. */
export interface ModelWorld {
  context: AppContext;
  clock: TestClock;
  staff: Readonly<Record<Staff, Context>>;
  serviceIds: readonly number[];
}

async function contextOf(context: AppContext, role: Role): Promise<Context> {
  const isClient = role === 'Client';
  const { id, email } = await makeAccount(context.db, role, {});
  return {
    ...context,
    endpoint: approveCorrection,
    requestId: 'model',
    address: '127.0.0.1',
    idempotencyKey: undefined,
    device: { agent: undefined, cookies: undefined },
    actor: {
      ...{ ownerId: id, memberRole: null, ownerName: null },
      ...{ id, email, role, kind: isClient ? 'Individual' : null, name: 'Alfa Person', firstName: 'Alfa' },
      ...{
        clientTypeId: isClient ? 1 : null,
        permissions: permissionsOf(role),
        airportIds: [],
        sessionId: 0,
      },
      ...{ needsTwoFactor: false, mustSetUpTwoFactor: false },
      ...{ isRestricted: false, termsDue: null, mustAcceptTerms: false },
    },
  };
}

export async function makeModelWorld(context: AppContext, clock: TestClock): Promise<ModelWorld> {
  const { db } = context;
  // Without the trigger, `setTariff` can delete former settings. Reading thousands of them would be slow.
  await db.query('alter table setting_changes disable trigger setting_changes_append_only');
  await db.query('create index model_journals on journals (booking_id)');
  const [officer, finance, administrator] = await Promise.all([
    contextOf(context, 'Protocol Officer'),
    contextOf(context, 'Finance Officer'),
    contextOf(context, 'Administrator'),
  ]);
  const { rows } = await db.query<{ id: number }>(
    `insert into services (name, price_kobo, service_type_id)
     select 'Service ' || n, 1, 1 from generate_series(1, 3) n returning id`,
  );
  return { context, clock, staff: { officer, finance, administrator }, serviceIds: rows.map(({ id }) => id) };
}

const state = `
  select b.id, b.status, b.version, b.passenger_count as passengers, b.price_kobo as price,
         array(select p.id from passengers p where p.booking_id = b.id and p.removed_at is null order by p.id) as people,
         array(select array[kind, amount_kobo::text] from booking_papers x where x.booking_id = b.id order by x.id) as papers,
         sums.unearned, sums.revenue
    from bookings b cross join lateral (
      select coalesce(sum(e.amount_kobo) filter (where a.kind = 'unearned'), 0)::bigint as unearned,
             coalesce(sum(e.amount_kobo) filter (where a.kind = 'revenue'), 0)::bigint as revenue
        from journals j join ledger_entries e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
       where j.booking_id = b.id) sums
   where b.owner_id = $1 order by b.id`;

type Found = Omit<Snapshot['bookings'][number], 'papers'> & {
  id: number;
  people: number[];
  papers: ['invoice' | 'credit', string][];
};

export class RealBookings {
  private found: Found[] = [];
  private proposals = new Map<number, number>();

  private readonly world: ModelWorld;
  private readonly client: Context;

  private constructor(world: ModelWorld, client: Context) {
    this.world = world;
    this.client = client;
  }

  static async start(
    world: ModelWorld,
    { walletKobo, pricesKobo, tariff }: Sequence,
    now: Date,
  ): Promise<RealBookings> {
    world.clock.set(now);
    const real = new RealBookings(world, await contextOf(world.context, 'Client'));
    if (walletKobo > 0) await fundWallet(world.context, real.client.actor.id, walletKobo);
    for (const [index, kobo] of pricesKobo.entries()) await real.price(index, kobo);
    await real.setTariff(tariff);
    return real;
  }

  async snapshot(): Promise<Snapshot> {
    const { db } = this.world.context;
    const { id } = this.client.actor;
    const { rows } = await db.query<Found>(state, [id]);
    this.found = rows;
    const wallet = await db.one<{ balance: number }>(
      `select balance_kobo as balance from ledger_accounts where kind = 'wallet' and owner_id = $1`,
      [id],
    );
    return {
      ...wallet,
      bookings: rows.map(({ id: _id, people: _people, papers, ...booking }) => ({
        ...booking,
        papers: papers.map(([kind, kobo]) => [kind, Number(kobo)]),
      })),
    };
  }

  /** Call this function before `model.run`: a change sends the sums that the model computes from its state. */
  async run(step: Step, model: BookingModel): Promise<Outcome> {
    try {
      await this.carryOut(step, model);
      return 'done';
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (refusal) return refusal.code;
      throw thrown;
    }
  }

  private carryOut(step: Step, model: BookingModel): Promise<unknown> {
    if (step.kind === 'book') return this.book(step);
    if (step.kind === 'wait') return this.wait(step.hours);
    if (step.kind === 'price') return this.price(step.service, step.kobo);
    if (step.kind === 'tariff') return this.setTariff(step.tariff);
    const index = model.indexFor(step);
    const [booking, found] = [model.bookings[index], this.found[index]];
    if (!booking || !found) return Promise.resolve();
    if (step.kind === 'change') return this.change(found, booking, step, model);
    if (step.kind === 'end') return this.end(found, step);
    return step.kind === 'propose' ? this.propose(found, step) : this.decide(found, step);
  }

  private async wait(hours: number): Promise<void> {
    this.world.clock.advance(hours * 3_600_000);
  }

  private price(index: number, kobo: number): Promise<unknown> {
    const { context, serviceIds } = this.world;
    return context.db.query('update services set price_kobo = $2 where id = $1', [serviceIds[index], kobo]);
  }

  private async setTariff(tariff: Tariff): Promise<void> {
    const { db } = this.world.context;
    await db.query('delete from setting_changes');
    await db.query(
      `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
       select key, 1, value, value, false, 'The model', now() from jsonb_each($1)`,
      [tariff],
    );
  }

  private serviceId(further: number): number {
    return further === 0 ? 0 : (this.world.serviceIds[further - 1] ?? 0);
  }

  private book({ service, passengers, further }: BookStep): Promise<unknown> {
    const flightAt = new Date(this.world.clock.now().getTime() + 48 * 3_600_000);
    const body = {
      ...aBooking(this.serviceId(service + 1), flightAt),
      additionalServiceId: this.serviceId(further),
      Passengers: Array.from({ length: passengers }, () => aTraveller()),
    };
    return createBooking(this.client, { ...plain, query: {}, body });
  }

  private change(
    found: Found,
    booking: ModelBooking,
    step: ChangeStep,
    model: BookingModel,
  ): Promise<unknown> {
    const flightAt = new Date(booking.flightAt + step.hours * 3_600_000);
    const { charge, refund } = model.sumsOf(booking, step);
    const named = {
      id: found.people.at(-1) ?? 0,
      LastName: `Sierra ${'abcdefghijklmnopqrstuvw'[booking.version]}`,
    };
    const body = {
      version: step.stale ? booking.version + 1 : booking.version,
      reason: 'As the model asks',
      ...(step.flightNumber && { Flight_Number: `P4${7200 + booking.version}` }),
      ...(step.hours !== 0 && {
        Date_Of_Travel: lagosDate(flightAt),
        Date_Of_Arrival: flightAt.toISOString(),
      }),
      ...(step.airport && { AirportId: booking.airport === 13 ? 2 : 13 }),
      ...(step.further !== undefined && { additionalServiceId: this.serviceId(step.further) }),
      ...(namesOf(booking, step) && { Passengers: [named] }),
      RemovedPassengers: found.people.slice(0, removedOf(booking, step)),
    };
    const query = { expectedCharge: nairaFromKobo(charge), expectedRefund: nairaFromKobo(refund) };
    const by = step.by === 'owner' ? this.client : this.world.staff.officer;
    return changeBooking(by, { params: { id: found.id }, query, body, files: [] });
  }

  private end({ id }: Found, { to }: EndStep): Promise<unknown> {
    const { officer, finance } = this.world.staff;
    const by = to === 'Canceled' ? this.client : to === 'Payment_Received' ? finance : officer;
    return updateBookingStatus(by, { ...plain, body: { Id: id, BookingStatus: to } });
  }

  private async propose({ id }: Found, { to, by }: ProposeStep): Promise<void> {
    const body = { bookingId: id, to, reason: 'As the model asks' };
    const reply = await proposeCorrection(this.world.staff[by], { ...plain, body });
    if ('data' in reply) this.proposals.set(id, reply.data.id);
  }

  private async decide({ id }: Found, { approve, by }: DecideStep): Promise<void> {
    const correctionId = this.proposals.get(id);
    if (correctionId === undefined) return;
    const staff = this.world.staff[by];
    const params = { id: correctionId };
    if (approve) await correction.approve(staff, { params });
    else await rejectCorrection(staff, { ...plain, params, body: { reason: 'Not so' } });
    this.proposals.delete(id);
  }
}
