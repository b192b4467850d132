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
import { queueSpending, spendingOf } from './spendingLetter.ts';

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
