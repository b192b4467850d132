import { randomUUID } from 'node:crypto';
import type { Order } from 'shared-api/contract';
import type { OrderStatus } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import { pdfText } from '../../documents/testing/pdfText.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { bookingWorldOn, passenger, startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';
import { fundWallet } from '../bookings/testing/fundWallet.ts';
import { tendOrders } from './expireOrders.ts';
import { fulfilOrders } from './fulfilOrders.ts';

const server = forAllTests(async () => {
  const paying = await startPayingServer();
  return { ...paying, ...(await bookingWorldOn(paying)), close: paying.close };
});
let client: SignedIn;
let arrival: number;
let administrator: SignedIn;

const hourMs = 3_600_000;
const setting = async (key: string, value: unknown) => {
  const { rows } = await server.db.query<{ version: number }>(
    'select coalesce(max(version), 0)::int as version from setting_changes where key = $1',
    [key],
  );
  const { status } = await administrator.patch(`/settings/${key}`, { value, version: rows[0]?.version ?? 0 });
  expect(status).toBe(200);
};

beforeAll(async () => {
  server.clock.set(today);
  administrator = await server.as('Administrator');
  await setting('exactFunding', 'On');
}, 60_000);
beforeEach(async () => {
  await server.goTo(today);
  client = await server.client(0);
  arrival = await server.service({ price_kobo: 30_000_00 });
});
afterEach(() => server.expectSoundLedger());

const entryOf = (facts: object = {}) => {
  const { Accept: _, ...entry } = server.entry(arrival, facts);
  return entry;
};
const orderOf = ({ body }: { body: { data: unknown } }) => body.data as Order;
const saved = async (facts: object = {}, by = client): Promise<Order> => {
  const answer = await by.post('/orders', { entries: [entryOf(facts)] });
  expect([answer.status, answer.body.errors]).toEqual([200, []]);
  return orderOf(answer);
};
const accepted = ({ version }: Order) => ({ version, accept: true });
/** Once nothing is under way: no job that this queued sees what the test does next. */
const settled = async <T>(write: Promise<T>): Promise<T> => {
  const answer = await write;
  await server.settle();
  return answer;
};
const invoice = (order: Order, more: object = {}, by = client) =>
  settled(by.post(`/orders/${order.id}/invoice`, { ...accepted(order), ...more }));
const read = async ({ id }: Order, by = client) => orderOf(await by.get(`/orders/${id}`));
const waiting = async (order: Order, by = client) =>
  orderOf(await settled(by.patch(`/orders/${order.id}`, { ...accepted(order), bookWhenPaid: true })));
const bookings = async ({ account: { id } } = client) =>
  (
    await server.db.query<{ batch: string }>(
      'select batch_code as batch from bookings where application_user_id = $1',
      [id],
    )
  ).rows;
const priceOf = (id: number, kobo: number) =>
  server.db.query('update services set price_kobo = $2 where id = $1', [id, kobo]);
const statusOf = async (order: Order): Promise<OrderStatus> => {
  const { rows } = await server.db.query<{ status: OrderStatus }>('select status from orders where id = $1', [
    order.id,
  ]);
  return rows[0]?.status ?? 'Draft';
};

describe('a draft', () => {
  it('keeps passengers and flights, books nothing and is there at another sign-in', async () => {
    const order = await saved({ Passengers: [passenger(), passenger({ nin: '12345678901' })] });
    expect(order).toMatchObject({
      status: 'Draft',
      version: 1,
      total: 60_000,
      totalNow: 60_000,
      problem: null,
      passengers: 2,
      flights: [{ flightNumber: 'P47121', price: 60_000, serviceName: 'Arrival' }],
      bookings: [],
      invoice: null,
    });
    expect(JSON.stringify(order)).not.toContain('12345678901');
    const departure = await server.service({ name: 'Departure', price_kobo: 20_000_00 });
    const { Accept: _, ...back } = server.entry(departure, { Passengers: [passenger(), passenger()] });
    const entries = [entryOf({ Passengers: [passenger(), passenger()] }), back];
    expect(orderOf(await client.post('/orders', { entries }))).toMatchObject({
      passengers: 2,
      total: 100_000,
    });
    const again = await server.visitor.signedIn(client.account.email, client.account.password);
    expect(orderOf(await again.get(`/orders/${order.id}`)).entries).toEqual(order.entries);
    expect(await bookings()).toEqual([]);
  });

  it('counts whoever travels once: there and back are one person, two of one name on a flight are two', async () => {
    const back = await server.service({ name: 'Departure', price_kobo: 20_000_00 });
    const golf = passenger({ FirstName: 'Golf' });
    const hotel = passenger({ FirstName: 'Hotel' });
    const count = async (there: object[], andBack: object[]) => {
      const entries = [
        entryOf({ Passengers: there }),
        { ...entryOf({ Passengers: andBack }), ServiceId: back },
      ];
      return orderOf(await client.post('/orders', { entries })).passengers;
    };
    expect(await count([golf, hotel], [golf, hotel])).toBe(2);
    expect(await count([golf], [hotel])).toBe(2);
    expect(await count([golf, golf], [golf])).toBe(2);
  });

  it('is refused at its fields as a booking is, and when it is too large', async () => {
    const past = entryOf({ Date_Of_Travel: '2026-03-01', Date_Of_Arrival: '2026-03-01T10:00:00Z' });
    const { status, body } = await client.post('/orders', { entries: [entryOf(), past] });
    expect([status, body.errors]).toEqual([
      400,
      { 'entries[1].Date_Of_Travel': ['Select a date in the future'] },
    ]);
    const wordy = passenger({
      Others: true,
      Special_Requirement: 'x'.repeat(500),
      Reference: 'y'.repeat(50),
    });
    const Passengers = Array.from({ length: 450 }, () => wordy);
    const large = await client.post('/orders', { entries: [entryOf({ Passengers })] });
    expect([large.status, large.body.errors]).toEqual([
      400,
      { entries: ['An order holds at most 256 KB: please make two of it'] },
    ]);
  });

  it('is saved a hundred times an hour at most by one account', async () => {
    const limited = await startBookingWorld({ config: { rateLimits: true } });
    try {
      const [saver, other] = await Promise.all([limited.client(0), limited.client(0)]);
      const { Accept: _, ...entry } = limited.entry(await limited.service());
      const save = async (by = saver) => (await by.post('/orders', { entries: [entry] })).status;
      expect(await save()).toBe(200);
      await limited.db.query(`update rate_limits set hits = 100 where bucket like 'save-order:%'`);
      expect([await save(), await save(other)]).toEqual([429, 200]);
    } finally {
      await limited.close();
    }
  });

  it('is saved once by one key, and edited upon the version that was seen', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const body = { entries: [entryOf()] };
    const [first, again] = [await client.post('/orders', body, key), await client.post('/orders', body, key)];
    expect(orderOf(again)).toEqual(orderOf(first));
    const order = orderOf(first);
    const two = [entryOf({ Passengers: [passenger(), passenger()] })];
    const edited = orderOf(await client.patch(`/orders/${order.id}`, { version: 1, entries: two }));
    expect(edited).toMatchObject({ version: 2, total: 60_000, passengers: 2, status: 'Draft' });
    const late = await client.patch(`/orders/${order.id}`, { version: 1, entries: two });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  });

  it("is nobody else's; Finance and Administrators read it, and no other staff", async () => {
    const order = await saved();
    const [other, finance, officer] = [
      await server.client(0),
      await server.as('Finance Officer'),
      await server.as('Protocol Officer'),
    ];
    expect((await other.get(`/orders/${order.id}`)).status).toBe(404);
    for (const call of ['withdrawal', 'booking', 'invoice'])
      expect((await other.post(`/orders/${order.id}/${call}`, accepted(order))).status).toBe(404);
    expect((await other.get('/orders')).body.data).toEqual([]);
    for (const staff of [finance, administrator]) {
      expect((await read(order, staff)).client.id).toBe(client.account.id);
      const listed = await staff.get(`/orders?clientId=${client.account.id}`);
      expect(listed.body.data.map(({ id }) => id)).toEqual([order.id]);
      expect((await staff.post(`/orders/${order.id}/withdrawal`, { version: 1 })).status).toBe(403);
    }
    expect((await officer.get(`/orders/${order.id}`)).status).toBe(403);
  });

  it('lists by what is left to do', async () => {
    const [draft, paid, given] = [await saved(), await saved(), await saved()];
    await invoice(paid);
    await client.post(`/orders/${given.id}/withdrawal`, { version: 1 });
    const ids = async (group: string) =>
      (await client.get(`/orders?group=${group}`)).body.data.map(({ id }) => id);
    expect([await ids('unfinished'), await ids('payment'), await ids('done')]).toEqual([
      [draft.id],
      [paid.id],
      [given.id],
    ]);
  });

  it('that nobody touches for 30 days is deleted, and one whose flight has left expires with its invoice', async () => {
    const far = { Date_Of_Travel: '2026-06-01', Date_Of_Arrival: '2026-06-01T10:00:00Z' };
    const [old, kept, asked] = [await saved(far), await saved(far), await saved(far)];
    const near = orderOf(await invoice(await saved()));
    await invoice(asked);
    await server.goTo(new Date(today.getTime() + 48 * hourMs));
    await tendOrders(server.context);
    expect(await read(near)).toMatchObject({ status: 'Expired', invoice: { status: 'Cancelled' } });
    await client.patch(`/orders/${kept.id}`, { version: 1, entries: kept.entries });
    await server.goTo(new Date(today.getTime() + 31 * 24 * hourMs));
    await tendOrders(server.context);
    expect((await client.get(`/orders/${old.id}`)).status).toBe(404);
    expect([await statusOf(kept), await statusOf(asked)]).toEqual(['Draft', 'Waiting']);
  });
});

describe('its quotation', () => {
  it('has legs, the total in words and the prices of the day, and draws no number of a series', async () => {
    const counted = async () => (await server.db.query('select * from invoice_counters')).rows;
    const before = await counted();
    const order = await saved({ Passengers: [passenger(), passenger()] });
    const { headers, bytes } = await client.get(`/orders/${order.id}/quotation`);
    expect(headers.get('content-disposition')).toContain(`"Quotation Q-${order.id}-1.pdf"`);
    const text = await pdfText(Buffer.from(bytes));
    expect(text).toContain(`Q-${order.id}-1`);
    expect(text).toContain('P47121');
    expect(text).toContain('Total ₦60,000.00');
    expect(text).toMatch(/Sixty Thousand Naira/i);
    expect(text.replace(/\s+/g, ' ')).toContain(
      'These are the prices of 3rd March, 2026; they may change until the booking is made.',
    );
    expect(await counted()).toEqual(before);
  });

  it('of an order that has ended is refused', async () => {
    const order = await saved();
    await client.post(`/orders/${order.id}/withdrawal`, { version: 1 });
    const { status, body } = await client.get(`/orders/${order.id}/quotation`);
    expect([status, body.code]).toEqual([400, 'not_possible']);
  });
});

describe('booking it', () => {
  it('books all of it at the total that was shown, and again is answered with itself', async () => {
    await fundWallet(server, client.account.id, 60_000_00);
    const order = await saved({ Passengers: [passenger(), passenger()] });
    const path = `/orders/${order.id}/booking`;
    const refused = await client.post(path, { version: 1, accept: false });
    expect(refused.body.errors).toEqual({ accept: ['You must accept the terms and conditions'] });
    const answer = await client.post(path, { ...accepted(order), expectedTotal: 60_000 });
    expect(orderOf(answer)).toMatchObject({
      status: 'Booked',
      bookings: [{ invoiceNumber: expect.stringMatching(/^2026-\d{6}$/) }],
    });
    const again = await client.post(path, accepted(order));
    expect([again.status, orderOf(again).batchCode]).toEqual([200, orderOf(answer).batchCode]);
    expect([(await bookings()).length, await server.balanceKobo(client)]).toEqual([1, 0]);
    const edit = await client.patch(`/orders/${order.id}`, { version: 2, entries: order.entries });
    expect([edit.status, edit.body.code]).toEqual([400, 'not_possible']);
  });

  it('is refused with an empty wallet, and at another price', async () => {
    const order = await saved();
    const path = `/orders/${order.id}/booking`;
    expect((await client.post(path, accepted(order))).body.code).toBe('insufficient_funds');
    await priceOf(arrival, 35_000_00);
    const dearer = await client.post(path, accepted(order));
    expect([dearer.status, dearer.body.code]).toEqual([409, 'price_changed']);
    expect([await statusOf(order), await bookings()]).toEqual(['Draft', []]);
  });
});

describe('paying exactly what is missing', () => {
  it('asks the gateway for it, and books when it is paid; the funding elsewhere keeps its least', async () => {
    const order = orderOf(await invoice(await saved()));
    expect(order).toMatchObject({
      status: 'Waiting',
      bookWhenPaid: true,
      invoice: { amount: 30_000, status: 'Unpaid', rrr: expect.stringMatching(/^\d{12}$/) },
    });
    const number = order.invoice?.number;
    const page = await (await fetch(order.invoice?.paymentUrl ?? '')).text();
    expect(page).toContain(`Wallet funding ${number}, order ${order.id}`);
    const paper = await client.get(`/transactions/transaction-receipt/${order.invoice?.transactionId}`);
    const text = (await pdfText(Buffer.from(paper.bytes))).replace(/\s+/g, ' ');
    expect(text).toContain(`Wallet funding ${number}, order ${order.id}`);
    expect(text).toContain('Arrival at LOS, P47121');
    expect((await client.post('/users/fund-wallet', { amount: 49_999 })).status).toBe(400);
    await server.pay(String(order.invoice?.rrr));
    const booked = await read(order);
    expect([booked.status, await server.balanceKobo(client), (await bookings()).length]).toEqual([
      'Booked',
      0,
      1,
    ]);
    const letters = (await server.mailTo(client.account.email)).map(({ subject }) => subject);
    expect(letters.some((subject) => subject.startsWith('Confirmed: Arrival'))).toBe(true);
  });

  it('returns an open invoice of the same amount, and closes one of another', async () => {
    const first = orderOf(await invoice(await saved()));
    const same = orderOf(await invoice(first));
    expect(same.invoice?.transactionId).toBe(first.invoice?.transactionId);
    await fundWallet(server, client.account.id, 10_000_00);
    const smaller = orderOf(await invoice(same));
    expect(smaller.invoice).toMatchObject({ amount: 20_000, status: 'Unpaid' });
    const { rows } = await server.db.query(
      'select amount_kobo as kobo, closed_as as closed from payments where for_order = $1 order by id',
      [first.id],
    );
    expect(rows).toEqual([
      { kobo: 30_000_00, closed: 'Cancelled' },
      { kobo: 20_000_00, closed: null },
    ]);
  });

  it('is refused where nothing is missing, above the largest funding, and unless it is switched on', async () => {
    const order = await saved();
    await setting('exactFunding', 'Off');
    expect((await invoice(order)).body.code).toBe('exact_funding_off');
    await setting('exactFunding', 'On');
    await priceOf(arrival, 100_000_001_00);
    expect((await invoice(order, { expectedTotal: 100_000_001 })).status).toBe(400);
    await priceOf(arrival, 30_000_00);
    await fundWallet(server, client.account.id, 30_000_00);
    expect((await invoice(order)).body.code).toBe('nothing_missing');
    expect(await statusOf(order)).toBe('Draft');
  });

  it('of another total than was shown is refused', async () => {
    const order = await saved();
    await priceOf(arrival, 35_000_00);
    expect((await invoice(order)).body.code).toBe('price_changed');
    expect(orderOf(await invoice(order, { expectedTotal: 35_000 }))).toMatchObject({
      total: 35_000,
      invoice: { amount: 35_000 },
    });
  });

  it('ends with the order: withdrawn and booked close its open invoice, one to be looked at stays', async () => {
    const given = orderOf(await invoice(await saved()));
    const withdrawn = await client.post(`/orders/${given.id}/withdrawal`, { version: given.version });
    expect(orderOf(withdrawn)).toMatchObject({ status: 'Withdrawn', invoice: { status: 'Cancelled' } });
    const [one, another] = [orderOf(await invoice(await saved())), orderOf(await invoice(await saved()))];
    await server.db.query(
      `update payments set attention = 'underpaid', gateway_amount_kobo = 1 where id = $1`,
      [another.invoice?.transactionId],
    );
    expect((await invoice(another)).body.code).toBe('not_possible');
    await fundWallet(server, client.account.id, 60_000_00);
    for (const { id, version } of [one, another])
      expect((await client.post(`/orders/${id}/booking`, { version, accept: true })).status).toBe(200);
    expect([(await read(one)).invoice?.status, (await read(another)).invoice?.status]).toEqual([
      'Cancelled',
      'Unpaid',
    ]);
  });
});

describe('booking when it is paid', () => {
  it('by a funding of any kind books the older of two orders, and the other waits', async () => {
    const [older, other] = [await waiting(await saved()), await waiting(await saved())];
    const { body } = await client.post('/users/fund-wallet', { amount: 50_000 });
    await server.pay(String(body.data.rrrNo));
    expect([await statusOf(older), await statusOf(other)]).toEqual(['Booked', 'Waiting']);
    expect(await server.balanceKobo(client)).toBe(20_000_00);
  });

  it('needs the terms, and is unticked again', async () => {
    const order = await saved();
    const refused = await client.patch(`/orders/${order.id}`, { version: 1, bookWhenPaid: true });
    expect(refused.body.errors).toEqual({ accept: ['You must accept the terms and conditions'] });
    const { version } = await waiting(order);
    await client.patch(`/orders/${order.id}`, { version, bookWhenPaid: false });
    await fundWallet(server, client.account.id, 30_000_00);
    await fulfilOrders(server.context, client.account.id);
    expect([await statusOf(order), await bookings()]).toEqual(['Waiting', []]);
  });

  it('at a higher price fails with the money in the wallet, tells so, and can be paid at the new one', async () => {
    const order = orderOf(await invoice(await saved()));
    await priceOf(arrival, 35_000_00);
    await server.pay(String(order.invoice?.rrr));
    const failed = await read(order);
    expect(failed).toMatchObject({
      status: 'Failed',
      failure: { code: 'price_changed', total: 35_000 },
      total: 30_000,
      totalNow: 35_000,
    });
    expect([await server.balanceKobo(client), await bookings()]).toEqual([30_000_00, []]);
    const letters = await server.mailTo(client.account.email);
    const letter = letters.find(({ subject }) => subject === `Order ${order.id} could not be booked`);
    expect(letter?.text).toContain(
      'Your money is in your wallet; these bookings could not be made: Arrival at LOS, P47121',
    );
    const again = orderOf(await invoice(failed, { expectedTotal: 35_000 }));
    expect(again).toMatchObject({ status: 'Waiting', failure: null, invoice: { amount: 5_000 } });
    await server.pay(String(again.invoice?.rrr));
    expect([await statusOf(order), await server.balanceKobo(client)]).toEqual(['Booked', 0]);
  });

  it('at a lower price books, and the rest stays in the wallet', async () => {
    const order = await waiting(await saved());
    await priceOf(arrival, 20_000_00);
    await fundWallet(server, client.account.id, 30_000_00);
    await tendOrders(server.context);
    await server.settle();
    expect([await statusOf(order), await server.balanceKobo(client)]).toEqual(['Booked', 10_000_00]);
  });

  it.each([
    ['past_flight', (order: Order) => server.goTo(new Date(order.flights[0]?.flightAt ?? ''))],
    ['not_bookable', () => server.db.query('update services set active = false where id = $1', [arrival])],
  ])('fails as %s where it can no longer be booked', async (code, change) => {
    const order = await waiting(await saved());
    await change(order);
    await fundWallet(server, client.account.id, 30_000_00);
    await fulfilOrders(server.context, client.account.id);
    expect((await read(order)).failure?.code).toBe(code);
    expect(await server.balanceKobo(client)).toBe(30_000_00);
  });

  it('waits while the owner is not Active, and while too little was paid', async () => {
    const order = orderOf(await invoice(await saved()));
    await server.db.query(`update users set status = 'Deactivated' where id = $1`, [client.account.id]);
    await fundWallet(server, client.account.id, 30_000_00);
    await fulfilOrders(server.context, client.account.id);
    expect(await statusOf(order)).toBe('Waiting');
    const poor = await server.client(0);
    const short = orderOf(await invoice(await saved({}, poor), {}, poor));
    server.sandbox.faults.set({ payAmount: '29000' });
    await server.pay(String(short.invoice?.rrr));
    server.sandbox.faults.reset();
    expect(await read(short, poor)).toMatchObject({ status: 'Waiting', invoice: { attention: true } });
    expect(await server.balanceKobo(poor)).toBe(0);
  });
});

class Killed extends Error {}

/** A server whose transactions end without a commit before their statement of this number. */
function killedAt(statement: number) {
  const { db } = server.context;
  const transaction = <T>(work: (tx: Tx) => Promise<T>) =>
    db.transaction(async (tx) => {
      let left = statement;
      const isLast = () => {
        left -= 1;
        return left === 0;
      };
      const done = await work({
        ...tx,
        query: async (sql, params) => {
          if (isLast()) throw new Killed();
          return tx.query(sql, params);
        },
        withCommit: (kept) => (isLast() ? new Promise(() => {}) : tx.withCommit(kept)),
      });
      if (left <= 0) throw new Killed();
      return done;
    });
  return { ...server.context, db: { ...db, query: db.query.bind(db), transaction } as typeof db };
}

describe('killed at any statement and run again', () => {
  /** Runs until nothing was left to kill; resolves to how many runs were killed. */
  async function killEverywhere(order: Order, untouched: () => Promise<void>): Promise<number> {
    for (let statement = 1; ; statement += 1) {
      const killed = await fulfilOrders(killedAt(statement), client.account.id).then(
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
    await fundWallet(server, client.account.id, 60_000_00);
    const kills = await killEverywhere(order, async () => expect(await bookings()).toEqual([]));
    expect(kills).toBeGreaterThan(8);
    await Promise.all([1, 2].map(() => fulfilOrders(server.context, client.account.id)));
    expect([await statusOf(order), (await bookings()).length, await server.balanceKobo(client)]).toEqual([
      'Booked',
      1,
      30_000_00,
    ]);
  });

  it('an order that cannot be booked fails once, with one letter', async () => {
    const order = await waiting(await saved());
    await priceOf(arrival, 35_000_00);
    await fundWallet(server, client.account.id, 60_000_00);
    expect(await killEverywhere(order, async () => {})).toBeGreaterThan(4);
    await fulfilOrders(server.context, client.account.id);
    const letters = await server.mailTo(client.account.email);
    expect(letters.filter(({ subject }) => subject.includes('could not be booked'))).toHaveLength(1);
    expect([await statusOf(order), await server.balanceKobo(client)]).toEqual(['Failed', 60_000_00]);
  });

  it('two jobs at once book two orders of one wallet once each', async () => {
    const orders = [await waiting(await saved()), await waiting(await saved())];
    await fundWallet(server, client.account.id, 60_000_00);
    await Promise.all([1, 2].map(() => fulfilOrders(server.context, client.account.id)));
    expect([await Promise.all(orders.map(statusOf)), await server.balanceKobo(client)]).toEqual([
      ['Booked', 'Booked'],
      0,
    ]);
    expect(new Set((await bookings()).map(({ batch }) => batch)).size).toBe(2);
  });
});
