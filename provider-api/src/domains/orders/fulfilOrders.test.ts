import type { Order } from 'shared-api/contract';
import type { Tx } from '../../db/index.ts';
import { orderTests } from '../../testing/orderTests.ts';
import { fundWallet } from '../bookings/testing/fundWallet.ts';
import { fulfilOrders } from './fulfilOrders.ts';

const { bookings, own, priceOf, saved, server, statusOf, waiting } = orderTests();

/** No order waits while the wallet is credited, so the job books nothing and leaves the order to the test. */
async function fund(kobo: number): Promise<void> {
  const owner = own.client.account.id;
  await server.db.query('update orders set book_when_paid = false where owner_id = $1', [owner]);
  await fundWallet(server, owner, kobo);
  await server.settle();
  await server.db.query('update orders set book_when_paid = true where owner_id = $1', [owner]);
}

class Killed extends Error {}

/** Each transaction of the returned server fails at its statement with this number, without a commit. */
function killedAt(statement: number) {
  const { db } = server.context;
  const transaction = <T>(work: (tx: Tx) => Promise<T>) =>
    db.transaction(async (tx) => {
      let left = statement;
      const done = await work({
        ...tx,
        query: async (sql, params) => {
          left -= 1;
          if (left === 0) throw new Killed();
          return tx.query(sql, params);
        },
      });
      if (left <= 0) throw new Killed();
      return done;
    });
  return { ...server.context, db: { ...db, query: db.query.bind(db), transaction } as typeof db };
}

describe('killed at any statement and run again', () => {
  /**
   * The job is killed at each of its statements in turn, until a run reaches its end. Returns how often it
   * was killed.
   */
  async function killEverywhere(order: Order, untouched: () => Promise<void>): Promise<number> {
    for (let statement = 1; ; statement += 1) {
      const killed = await fulfilOrders(killedAt(statement), own.client.account.id).then(
        () => false,
        (thrown: unknown) => {
          if (thrown instanceof Killed) return true;
          throw thrown;
        },
      );
      if (!killed) return statement - 1;
      expect(await statusOf(order)).toBe('Waiting');
      await untouched();
    }
  }

  it('an order is booked once', async () => {
    const order = await waiting(await saved());
    await fund(60_000_00);
    const kills = await killEverywhere(order, async () => expect(await bookings()).toEqual([]));
    expect(kills).toBeGreaterThan(8);
    await Promise.all([1, 2].map(() => fulfilOrders(server.context, own.client.account.id)));
    expect([await statusOf(order), (await bookings()).length, await server.balanceKobo(own.client)]).toEqual([
      'Booked',
      1,
      30_000_00,
    ]);
  });

  it('an order that cannot be booked fails once, with one letter', async () => {
    const order = await waiting(await saved());
    await priceOf(own.arrival, 35_000_00);
    await fund(60_000_00);
    expect(await killEverywhere(order, async () => {})).toBeGreaterThan(4);
    await fulfilOrders(server.context, own.client.account.id);
    const letters = await server.mailTo(own.client.account.email);
    expect(letters.filter(({ subject }) => subject.includes('could not be booked'))).toHaveLength(1);
    expect([await statusOf(order), await server.balanceKobo(own.client)]).toEqual(['Failed', 60_000_00]);
  });

  it('two jobs at once book two orders of one wallet once each', async () => {
    const orders = [await waiting(await saved()), await waiting(await saved())];
    await fund(60_000_00);
    await Promise.all([1, 2].map(() => fulfilOrders(server.context, own.client.account.id)));
    expect([await Promise.all(orders.map(statusOf)), await server.balanceKobo(own.client)]).toEqual([
      ['Booked', 'Booked'],
      0,
    ]);
    expect(new Set((await bookings()).map(({ batch }) => batch)).size).toBe(2);
  });
});

it('what waits of a member who may no longer book is not booked', async () => {
  const order = await waiting(await saved());
  const owner = own.client.account.id;
  const reader = await server.account('Client', { member_of: owner, member_role: 'Reader' });
  await server.db.query('update orders set created_by = $2 where id = $1', [order.id, reader.id]);
  await fund(60_000_00);
  await fulfilOrders(server.context, owner);
  expect([await statusOf(order), await bookings()]).toEqual(['Failed', []]);
});

it('what waits of an erased member fails, and the next order is booked', async () => {
  const orders = [await waiting(await saved()), await waiting(await saved())];
  const owner = own.client.account.id;
  const booker = await server.account('Client', { member_of: owner, member_role: 'Booker' });
  await server.db.query(`update users set status = 'Deactivated', erased_at = now() where id = $1`, [
    booker.id,
  ]);
  await server.db.query('update orders set created_by = $2 where id = $1', [orders[0]?.id, booker.id]);
  await fund(60_000_00);
  await fulfilOrders(server.context, owner);
  expect(await Promise.all(orders.map(statusOf))).toEqual(['Failed', 'Booked']);
});

const booked = async (order: Order) => {
  await server.settle();
  return [await statusOf(order), await server.balanceKobo(own.client)];
};

it('what waits is booked when an approved adjustment credits the wallet', async () => {
  const order = await waiting(await saved());
  const finance = await server.as('Finance Officer');
  const reason = 'Paid at the counter, teller slip 4471';
  const proposal = { applicationUserId: own.client.account.id, amount: 30_000, reason };
  const { id } = (await finance.post('/adjustments', proposal)).body.data;
  expect((await own.administrator.post(`/adjustments/${id}/approval`, {})).status).toBe(200);
  expect(await booked(order)).toEqual(['Booked', 0]);
});

it('what waits is booked when another booking is refunded', async () => {
  await fundWallet(server, own.client.account.id, 30_000_00);
  const id = await server.book(own.client, own.arrival);
  const order = await waiting(await saved());
  expect(await booked(order)).toEqual(['Waiting', 0]);
  const canceled = await own.client.patch('/booking-services', { Id: id, BookingStatus: 'Canceled' });
  expect(canceled.status).toBe(200);
  expect(await booked(order)).toEqual(['Booked', 0]);
});
