import { randomUUID } from 'node:crypto';
import { hourMs } from 'shared-api/rules';
import { pdfText } from '../../documents/testing/pdfText.ts';
import { orderTests } from '../../testing/orderTests.ts';
import { passenger, startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';
import { fundWallet } from '../bookings/testing/fundWallet.ts';
import { processDueOrders } from './expireOrders.ts';

const { accepted, bookings, entryOf, invoice, orderOf, own, priceOf, read, saved, server, statusOf } =
  orderTests();

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
    expect(orderOf(await own.client.post('/orders', { entries }))).toMatchObject({
      passengers: 2,
      total: 100_000,
    });
    const again = await server.visitor.signedIn(own.client.account.email, own.client.account.password);
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
      return orderOf(await own.client.post('/orders', { entries })).passengers;
    };
    expect(await count([golf, hotel], [golf, hotel])).toBe(2);
    expect(await count([golf], [hotel])).toBe(2);
    expect(await count([golf, golf], [golf])).toBe(2);
  });

  it('is refused at its fields as a booking is, and when it is too large', async () => {
    const past = entryOf({ Date_Of_Travel: '2026-03-01', Date_Of_Arrival: '2026-03-01T10:00:00Z' });
    const { status, body } = await own.client.post('/orders', { entries: [entryOf(), past] });
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
    const large = await own.client.post('/orders', { entries: [entryOf({ Passengers })] });
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
    const [first, again] = [
      await own.client.post('/orders', body, key),
      await own.client.post('/orders', body, key),
    ];
    expect(orderOf(again)).toEqual(orderOf(first));
    const order = orderOf(first);
    const two = [entryOf({ Passengers: [passenger(), passenger()] })];
    const edited = orderOf(await own.client.patch(`/orders/${order.id}`, { version: 1, entries: two }));
    expect(edited).toMatchObject({ version: 2, total: 60_000, passengers: 2, status: 'Draft' });
    const late = await own.client.patch(`/orders/${order.id}`, { version: 1, entries: two });
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
    for (const staff of [finance, own.administrator]) {
      expect((await read(order, staff)).client.id).toBe(own.client.account.id);
      const listed = await staff.get(`/orders?clientId=${own.client.account.id}`);
      expect(listed.body.data.map(({ id }) => id)).toEqual([order.id]);
      expect((await staff.post(`/orders/${order.id}/withdrawal`, { version: 1 })).status).toBe(403);
    }
    expect((await officer.get(`/orders/${order.id}`)).status).toBe(403);
  });

  it('lists by what is left to do', async () => {
    const [draft, paid, given] = [await saved(), await saved(), await saved()];
    await invoice(paid);
    await own.client.post(`/orders/${given.id}/withdrawal`, { version: 1 });
    const ids = async (group: string) =>
      (await own.client.get(`/orders?group=${group}`)).body.data.map(({ id }) => id);
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
    await processDueOrders(server.context);
    expect(await read(near)).toMatchObject({ status: 'Expired', invoice: { status: 'Cancelled' } });
    await own.client.patch(`/orders/${kept.id}`, { version: 1, entries: kept.entries });
    await server.goTo(new Date(today.getTime() + 31 * 24 * hourMs));
    await processDueOrders(server.context);
    expect((await own.client.get(`/orders/${old.id}`)).status).toBe(404);
    expect([await statusOf(kept), await statusOf(asked)]).toEqual(['Draft', 'Waiting']);
  });
});

describe('its quotation', () => {
  it('has legs, the total in words and the prices of the day, and draws no number of a series', async () => {
    const counted = async () => (await server.db.query('select * from paper_counters')).rows;
    const before = await counted();
    const order = await saved({ Passengers: [passenger(), passenger()] });
    const { headers, bytes } = await own.client.get(`/orders/${order.id}/quotation`);
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
    await own.client.post(`/orders/${order.id}/withdrawal`, { version: 1 });
    const { status, body } = await own.client.get(`/orders/${order.id}/quotation`);
    expect([status, body.code]).toEqual([400, 'not_possible']);
  });
});

describe('booking it', () => {
  it('books all of it at the total that was shown, and again is answered with itself', async () => {
    await fundWallet(server, own.client.account.id, 60_000_00);
    const order = await saved({ Passengers: [passenger(), passenger()] });
    const path = `/orders/${order.id}/booking`;
    const refused = await own.client.post(path, { version: 1, accept: false });
    expect(refused.body.errors).toEqual({ accept: ['You must accept the terms and conditions'] });
    const answer = await own.client.post(path, { ...accepted(order), expectedTotal: 60_000 });
    expect(orderOf(answer)).toMatchObject({
      status: 'Booked',
      bookings: [{ invoiceNumber: expect.stringMatching(/^2026-\d{6}$/) }],
    });
    const again = await own.client.post(path, accepted(order));
    expect([again.status, orderOf(again).batchCode]).toEqual([200, orderOf(answer).batchCode]);
    expect([(await bookings()).length, await server.balanceKobo(own.client)]).toEqual([1, 0]);
    const edit = await own.client.patch(`/orders/${order.id}`, { version: 2, entries: order.entries });
    expect([edit.status, edit.body.code]).toEqual([400, 'not_possible']);
  });

  it('is refused with an empty wallet, and at another price', async () => {
    const order = await saved();
    const path = `/orders/${order.id}/booking`;
    expect((await own.client.post(path, accepted(order))).body.code).toBe('insufficient_funds');
    await priceOf(own.arrival, 35_000_00);
    const dearer = await own.client.post(path, accepted(order));
    expect([dearer.status, dearer.body.code]).toEqual([409, 'price_changed']);
    expect([await statusOf(order), await bookings()]).toEqual(['Draft', []]);
  });
});
