import type { Order } from 'shared-api/contract';
import { hourMs } from 'shared-api/rules';
import { addPayment } from '../../testing/addPayment.ts';
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
import { startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';
import { fundWallet } from '../bookings/testing/fundWallet.ts';
import { processDueOrders } from './expireOrders.ts';

const world = forAllTests(startBookingWorld);
let service: number;
let owner: SignedIn;

beforeEach(async () => {
  ({ owner, service } = await startOrganisation(world));
});
afterEach(() => world.expectSoundLedger());

const submitted = async (by: SignedIn, people = 1) => {
  const { id } = await savedOrder(by, entriesOf(world, service, people));
  const answer = await by.post(`/orders/${id}/submission`, { version: 1, accept: true });
  expect([answer.status, answer.body.message]).toEqual([200, 'Approval asked for']);
  return answer.body.data as unknown as Order;
};

describe('approval', () => {
  it('books above the limit, made by the Booker, and tells both; again is answered with it', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 100_000_00 });
    const approver = await world.member(owner, 'Approver', { perOrder: 0 });
    const order = await submitted(booker, 8);
    expect(await world.balanceKobo(owner)).toBe(1_000_000_00);
    const waiting = (await approver.get('/orders?group=approval')).body.data;
    expect(waiting).toMatchObject([{ id: order.id, status: 'Submitted', madeBy: { id: booker.account.id } }]);
    for (const asked of [owner, approver])
      expect((await lettersTo(world, asked))[0]).toMatch(/asks for approval of order \d+/);
    const approve = (by: SignedIn) =>
      settled(
        world,
        by.post(`/orders/${order.id}/approval`, { version: order.version, expectedTotal: 240_000 }),
      );
    expect((await approve(booker)).status).toBe(403);
    const answer = await approve(approver);
    expect([answer.status, answer.body.data.status]).toEqual([200, 'Booked']);
    expect((await approve(owner)).body.data.batchCode).toBe(answer.body.data.batchCode);
    expect([(await bookingsIn(booker)).length, await world.balanceKobo(owner)]).toEqual([1, 760_000_00]);
    for (const told of [booker, approver])
      expect(await lettersTo(world, told)).toContain(`Order ${order.id} was approved`);
    expect((await lettersTo(world, booker)).some((subject) => subject.startsWith('Confirmed'))).toBe(true);
  });

  it('is told once to the owner who decides in the place of a Booker that was removed', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 100_000_00 });
    const order = await submitted(booker, 8);
    expect((await owner.post(`/members/${booker.account.id}/removal`, {})).status).toBe(200);
    const reason = 'Not any more';
    const path = `/orders/${order.id}/rejection`;
    expect((await settled(world, owner.post(path, { version: order.version, reason }))).status).toBe(200);
    const rejected = `Order ${order.id} was rejected`;
    expect((await lettersTo(world, owner)).filter((subject) => subject === rejected)).toEqual([rejected]);
  });

  it('refused closes the invoice of the order', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 100_000_00 });
    const order = await submitted(booker, 8);
    const facts = { kind: 'funding', for_order: order.id, order_lines: '[]' };
    const invoice = await addPayment(world.db, owner.account.id, facts);
    const body = { version: order.version, reason: 'Too many' };
    expect((await owner.post(`/orders/${order.id}/rejection`, body)).status).toBe(200);
    const { rows } = await world.db.query('select closed_as from payments where id = $1', [invoice]);
    expect(rows).toEqual([{ closed_as: 'Cancelled' }]);
  });

  it('is nobody’s of their own, nor of another organisation or another Booker', async () => {
    const [approver, other] = [
      await world.member(owner, 'Approver', { perOrder: 0 }),
      await world.member(owner, 'Booker'),
    ];
    const order = await submitted(approver);
    const path = `/orders/${order.id}/approval`;
    expect((await approver.post(path, { version: order.version })).body.code).toBe('own_order');
    const listed = async (by: SignedIn) => (await by.get('/orders?group=approval')).body.data.length;
    expect([await listed(approver), await listed(owner)]).toEqual([0, 1]);
    expect((await approver.get('/orders')).body.data).toHaveLength(1);
    expect((await other.get(`/orders/${order.id}`)).status).toBe(404);
    expect((await other.get('/orders')).body.data).toEqual([]);
    const stranger = await world.member(await world.client(0, organisation), 'Deputy');
    for (const call of ['approval', 'rejection', 'withdrawal'])
      expect(
        (await stranger.post(`/orders/${order.id}/${call}`, { version: 2, reason: 'Not ours' })).status,
      ).toBe(404);
  });

  it('waits while the wallet is short, and books once it suffices whatever the limit says then', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 0 });
    const order = await submitted(booker, 40);
    const answer = await settled(
      world,
      owner.post(`/orders/${order.id}/approval`, { version: order.version }),
    );
    expect(answer.body.data).toMatchObject({ status: 'Waiting', bookWhenPaid: true });
    const late = await owner.post(`/orders/${order.id}/rejection`, { version: 3, reason: 'Too late' });
    expect([late.status, late.body.code]).toEqual([409, 'already_decided']);
    const finance = await Promise.all([world.as('Finance Officer'), world.as('Finance Officer')]);
    const asked = { applicationUserId: owner.account.id, amount: 200_000, reason: 'Paid by cheque' };
    const { id } = (await finance[0].post('/adjustments', asked)).body.data;
    expect((await finance[1].post(`/adjustments/${id}/approval`, {})).status).toBe(200);
    await processDueOrders(world.context);
    await world.settle();
    expect((await booker.get(`/orders/${order.id}`)).body.data.status).toBe('Booked');
  });

  it('is refused with a reason that the Booker reads; an order that was edited is decided as it stands', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 0 });
    const order = await submitted(booker);
    const reject = (body: object) => settled(world, owner.post(`/orders/${order.id}/rejection`, body));
    expect((await reject({ version: 2, reason: 'No' })).body.errors).toEqual({
      reason: ['Must be at least 3 character(s) long'],
    });
    await booker.patch(`/orders/${order.id}`, { version: 2, entries: entriesOf(world, service, 2) });
    expect((await reject({ version: 3, reason: 'Not this month' })).body.code).toBe('not_possible');
    await booker.post(`/orders/${order.id}/submission`, { version: 3, accept: true });
    expect((await reject({ version: 2, reason: 'Not this month' })).body.code).toBe('changed_meanwhile');
    const answer = await reject({ version: 4, reason: 'Not this month' });
    expect(answer.body.data).toMatchObject({ status: 'Rejected', decision: { reason: 'Not this month' } });
    expect(await lettersTo(world, booker)).toContain(`Order ${order.id} was rejected`);
    const withdrawn = await booker.post(`/orders/${order.id}/withdrawal`, { version: 5 });
    expect([withdrawn.status, withdrawn.body.message]).toEqual([400, 'The order was rejected']);
  });

  it('is needed by nobody without a limit, and is asked for by the maker alone', async () => {
    const order = await savedOrder(owner, entriesOf(world, service));
    const ask = (by: SignedIn) => by.post(`/orders/${order.id}/submission`, { version: 1, accept: true });
    expect((await ask(owner)).body.code).toBe('not_possible');
    expect((await ask(await world.member(owner, 'Approver'))).body.code).toBe('not_possible');
  });

  it('was of the total that was asked for: at a higher one it is asked for, and given, once more', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 0 });
    const order = await submitted(booker, 40);
    await settled(world, owner.post(`/orders/${order.id}/approval`, { version: order.version }));
    await world.db.query('update services set price_kobo = 4000000 where id = $1', [service]);
    await fundWallet(world, owner.account.id, 1_000_000_00);
    await processDueOrders(world.context);
    await world.settle();
    const failed = (await booker.get(`/orders/${order.id}`)).body.data as unknown as Order;
    expect(failed).toMatchObject({ status: 'Failed', totalNow: 1_600_000 });
    const accepted = { accept: true, expectedTotal: 1_600_000 };
    const again = await booker.post(`/orders/${order.id}/submission`, {
      ...accepted,
      version: failed.version,
    });
    const asked = again.body.data as unknown as Order;
    expect(asked).toMatchObject({ status: 'Submitted', decision: null });
    const booked = await booker.post(`/orders/${order.id}/booking`, { ...accepted, version: asked.version });
    expect([booked.status, booked.body.code]).toEqual([403, 'over_limit']);
    const given = await settled(
      world,
      owner.post(`/orders/${order.id}/approval`, { version: asked.version }),
    );
    expect([given.status, given.body.data.status]).toEqual([200, 'Booked']);
  });

  it('is given by an Approver to what was asked for alone, and to no draft of a colleague that they could edit first', async () => {
    const [booker, approver] = [
      await world.member(owner, 'Booker', { perOrder: 0 }),
      await world.member(owner, 'Approver', { perOrder: 0 }),
    ];
    const { id } = await savedOrder(booker, entriesOf(world, service));
    const edited = await approver.patch(`/orders/${id}`, {
      version: 1,
      entries: entriesOf(world, service, 8),
    });
    expect([edited.status, edited.body.data.status]).toEqual([200, 'Draft']);
    const accepted = { version: 2, accept: true };
    for (const book of [
      () => approver.post(`/orders/${id}/booking`, accepted),
      () => approver.patch(`/orders/${id}`, { ...accepted, bookWhenPaid: true }),
    ]) {
      const { status, body } = await book();
      expect([status, body.code]).toEqual([400, 'not_possible']);
    }
    await booker.post(`/orders/${id}/submission`, accepted);
    const given = await settled(world, approver.post(`/orders/${id}/booking`, { ...accepted, version: 3 }));
    expect([given.status, given.body.data.status]).toEqual([200, 'Booked']);
  });

  it('is reminded of once, a day before the flight', async () => {
    const booker = await world.member(owner, 'Booker', { perOrder: 0 });
    const order = await submitted(booker);
    const reminders = async () =>
      (await lettersTo(world, owner)).filter((subject) => subject.includes('still waits for approval'))
        .length;
    await processDueOrders(world.context);
    expect(await reminders()).toBe(0);
    await world.goTo(new Date(today.getTime() + 25 * hourMs));
    await processDueOrders(world.context);
    await processDueOrders(world.context);
    expect([await reminders(), (await owner.get(`/orders/${order.id}`)).body.data.version]).toEqual([1, 2]);
  });
});
