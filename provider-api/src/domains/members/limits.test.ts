import { forAllTests } from '../../testing/forAllTests.ts';
import {
  bookingsIn,
  entriesOf,
  lettersTo,
  organisation,
  savedOrder,
  settled,
  startOrganisation,
} from '../../testing/organisation.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { passenger, startBookingWorld } from '../bookings/testing/bookingWorld.ts';
import { queueSpending, spendingOf } from './spendingReport.ts';

const create = '/booking-services/create-bookings';
const world = forAllTests(startBookingWorld);
let service: number;
let owner: SignedIn;

beforeEach(async () => {
  ({ owner, service } = await startOrganisation(world));
});
afterEach(() => world.expectSoundLedger());

describe('a limit', () => {
  it('of an order and of a month refuses what is above it, with what is left; refunds give it back', async () => {
    const member = await world.member(owner, 'Booker', { perOrder: 60_000_00, perMonth: 90_000_00 });
    const book = (people: number) =>
      member.post(create, [
        world.entry(service, { Passengers: Array.from({ length: people }, () => passenger()) }),
      ]);
    const dear = await book(3);
    expect([dear.status, dear.body.code, dear.body.data]).toEqual([
      403,
      'over_limit',
      { limit: 60_000, remaining: 60_000 },
    ]);
    const two = await book(2);
    expect((await book(2)).body.data).toEqual({ limit: 90_000, remaining: 30_000 });
    expect((await owner.get('/members')).body.data).toMatchObject([{ spent: 60_000 }]);
    await member.remove(`/booking-services/${[...two.body.data][0]?.id}`);
    expect((await book(2)).status).toBe(200);
    await world.goTo(new Date('2026-03-31T23:00:00Z'));
    expect((await book(2)).status).toBe(200);
  });

  it('is told to its member with what is left of the month, and nobody else has one', async () => {
    const member = await world.member(owner, 'Booker', { perOrder: 60_000_00, perMonth: 90_000_00 });
    const limits = async (who: SignedIn) => (await who.get('/members/own-limits')).body.data;
    expect(await limits(member)).toEqual({ perOrder: 60_000, leftThisMonth: 90_000 });
    await member.post(create, [world.entry(service)]);
    expect(await limits(member)).toEqual({ perOrder: 60_000, leftThisMonth: 60_000 });
    expect(await limits(owner)).toEqual({ perOrder: null, leftThisMonth: null });
    expect((await world.visitor.get('/members/own-limits')).status).toBe(401);
  });

  it('of a month begins at midnight in Lagos', async () => {
    const member = await world.member(owner, 'Booker', { perMonth: 30_000_00 });
    const flight = { Date_Of_Travel: '2026-04-20', Date_Of_Arrival: '2026-04-20T13:00:00Z' };
    const book = async (now: string) => {
      await world.goTo(new Date(now));
      const again = await world.visitor.signedIn(member.account.email, member.account.password);
      return (await again.post(create, [world.entry(service, flight)])).status;
    };
    expect([
      await book('2026-03-31T22:30:00Z'),
      await book('2026-03-31T22:59:59Z'),
      await book('2026-03-31T23:00:00Z'),
      await book('2026-04-01T00:30:00Z'),
    ]).toEqual([200, 403, 200, 403]);
  });

  it('lets one of two confirmations at once pass', async () => {
    const member = await world.member(owner, 'Booker', { perMonth: 30_000_00 });
    const answers = await Promise.all([1, 2].map(() => member.post(create, [world.entry(service)])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await world.bookingsOf(owner)).toBe(1);
  });

  it('holds for a change that costs more, and not for deputies and the organisation', async () => {
    const member = await world.member(owner, 'Approver', { perOrder: 30_000_00 });
    const id = await world.book(member, service);
    const car = await world.service({ name: 'Car', price_kobo: 10_000_00 });
    const change = `/booking-services/${id}/changes?expectedCharge=10000&expectedRefund=0`;
    const body = { version: 1, additionalServiceId: car };
    expect((await member.post(change, body)).body.code).toBe('over_limit');
    const deputy = await world.member(owner, 'Deputy', { perOrder: 0 });
    expect((await deputy.post(change, body)).status).toBe(200);
  });

  it('is not passed by an order that waits for money', async () => {
    const member = await world.member(owner, 'Booker', { perOrder: 0 });
    const { id } = await savedOrder(member, entriesOf(world, service));
    const wait = { version: 1, accept: true, bookWhenPaid: true };
    expect((await member.patch(`/orders/${id}`, wait)).body.code).toBe('over_limit');
    expect((await member.post(`/orders/${id}/booking`, { version: 1, accept: true })).body.code).toBe(
      'over_limit',
    );
    expect(
      (await settled(world, owner.post(`/orders/${id}/booking`, { version: 1, accept: true }))).status,
    ).toBe(200);
    expect(await bookingsIn(member)).toHaveLength(1);
  });
});

describe('with a refund share below 100 %, what the wallet lost counts', () => {
  const people = (count: number) => Array.from({ length: count }, () => passenger());
  const share = (percent: number) =>
    world.db.query(
      `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
       select 'refundCanceled', coalesce(max(version), 0) + 1, '100', $1, false, 'Decided', now()
         from setting_changes where key = 'refundCanceled'`,
      [String(percent)],
    );
  afterEach(() => share(100));
  const takeOff = async (member: SignedIn, id: number, refund: number) => {
    const { body } = await member.get(`/booking-services/${id}`);
    const [, last] = (body.data as unknown as { passengers: { id: number }[] }).passengers;
    const path = `/booking-services/${id}/changes?expectedCharge=0&expectedRefund=${refund}`;
    const answer = await member.post(path, { version: 1, RemovedPassengers: [last?.id] });
    expect(answer.status).toBe(200);
  };
  const cancel = (member: SignedIn, id: number) => member.remove(`/booking-services/${id}`);

  it.each([
    ['a passenger is taken off, nothing goes back', 0, ['off'], 60_000],
    ['a passenger is taken off, half goes back', 50, ['off'], 45_000],
    ['a passenger is taken off, then it is cancelled, half goes back', 50, ['off', 'cancel'], 30_000],
    ['it is cancelled, half goes back', 50, ['cancel'], 30_000],
    ['it is cancelled, nothing goes back', 0, ['cancel'], 60_000],
    ['it is cancelled, all goes back', 100, ['cancel'], 0],
  ] as const)('where %s', async (_what, percent, steps, lost) => {
    await share(percent);
    const member = await world.member(owner, 'Booker', { perMonth: 100_000_00 });
    const before = await world.balanceKobo(owner);
    const id = await world.book(member, service, { Passengers: people(2) });
    for (const step of steps)
      if (step === 'off') await takeOff(member, id, (30_000 * percent) / 100);
      else expect((await cancel(member, id)).status).toBe(200);
    expect(before - (await world.balanceKobo(owner))).toBe(lost * 100);
    expect((await owner.get('/members')).body.data).toMatchObject([{ spent: lost }]);
    const days = { from: '2026-03-01', to: '2026-03-31' };
    const lines = await spendingOf(world.db, owner.account.id, days);
    const sum = lines.reduce((all, line) => all + line.kobo + line.keptKobo - line.refundedKobo, 0);
    expect(sum).toBe(lost * 100);
  });

  it('booking and taking off does not go round a limit', async () => {
    await share(0);
    const member = await world.member(owner, 'Booker', { perMonth: 60_000_00 });
    await takeOff(member, await world.book(member, service, { Passengers: people(2) }), 0);
    const answer = await member.post(create, [world.entry(service)]);
    expect([answer.body.code, answer.body.data]).toEqual(['over_limit', { limit: 60_000, remaining: 0 }]);
  });

  it('nor does adding to a booking of another month or of a colleague', async () => {
    const member = await world.member(owner, 'Approver', { perMonth: 30_000_00 });
    const colleague = await world.member(owner, 'Booker');
    const cars = await world.service({ name: 'Car', price_kobo: 20_000_00 });
    const add = (id: number) =>
      member.post(`/booking-services/${id}/changes?expectedCharge=20000&expectedRefund=0`, {
        version: 1,
        additionalServiceId: cars,
      });
    const ids = [await world.book(colleague, service), await world.book(colleague, service)];
    expect((await add(ids[0] ?? 0)).status).toBe(200);
    expect((await add(ids[1] ?? 0)).body.data).toEqual({ limit: 30_000, remaining: 10_000 });
  });
});

describe('the spending of a month', () => {
  it('is told on the 1st, once, by member and reference, less what went back', async () => {
    const booker = await world.member(owner, 'Booker');
    const car = await world.service({ name: 'Car', price_kobo: 10_000_00 });
    const Passengers = [passenger({ Reference: 'CC-410' }), passenger({ Reference: 'CC-411' }), passenger()];
    await world.book(booker, service, { Passengers, additionalServiceId: car });
    const canceled = await world.book(owner, service);
    await owner.remove(`/booking-services/${canceled}`);
    await world.settle();
    await world.goTo(new Date('2026-04-01T01:00:00Z'));
    for (let times = 0; times < 2; times += 1) await queueSpending(world.context);
    const letters = (await world.mailTo(owner.account.email)).filter(({ subject }) =>
      subject.startsWith('Spending by member'),
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text.replace(/Person\d+/, 'Person')).toContain('Alfa Person: ₦100,000.00');
    const lines = await spendingOf(world.db, owner.account.id, { from: '2026-03-01', to: '2026-03-31' });
    expect(lines.map(({ reference, kobo, refundedKobo }) => [reference, kobo, refundedKobo])).toEqual([
      ['CC-410', 40_000_00, 0],
      ['CC-411', 30_000_00, 0],
      [null, 30_000_00, 0],
      [null, 30_000_00, 30_000_00],
    ]);
  });

  it('is told to nobody who had no members in it, nor where nothing was booked', async () => {
    const alone = await world.client(0, organisation);
    await world.member(owner, 'Reader');
    const later = await world.client(100_000_00, organisation);
    await world.book(later, service);
    await world.goTo(new Date('2026-04-01T01:00:00Z'));
    await world.member(later, 'Reader');
    await queueSpending(world.context);
    for (const client of [alone, owner, later])
      expect((await lettersTo(world, client)).filter((subject) => subject.startsWith('Spending'))).toEqual(
        [],
      );
  });
});
