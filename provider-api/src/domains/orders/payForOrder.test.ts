import type { Order } from 'shared-api/contract';
import { pdfText } from '../../documents/testing/pdfText.ts';
import { orderTests } from '../../testing/orderTests.ts';
import { fundWallet } from '../bookings/testing/fundWallet.ts';
import { processDueOrders } from './expireOrders.ts';
import { fulfilOrders } from './fulfilOrders.ts';

const { bookings, invoice, orderOf, own, priceOf, read, saved, server, setting, statusOf, waiting } =
  orderTests();

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
    const paper = await own.client.get(`/transactions/transaction-receipt/${order.invoice?.transactionId}`);
    const text = (await pdfText(Buffer.from(paper.bytes))).replace(/\s+/g, ' ');
    expect(text).toContain(`Wallet funding ${number}, order ${order.id}`);
    expect(text).toContain('Arrival at LOS, P47121');
    expect((await own.client.post('/users/fund-wallet', { amount: 49_999 })).status).toBe(400);
    await server.pay(String(order.invoice?.rrr));
    const booked = await read(order);
    expect([booked.status, await server.balanceKobo(own.client), (await bookings()).length]).toEqual([
      'Booked',
      0,
      1,
    ]);
    const letters = (await server.mailTo(own.client.account.email)).map(({ subject }) => subject);
    expect(letters.some((subject) => subject.startsWith('Confirmed: Arrival'))).toBe(true);
  });

  it('returns an open invoice of the same amount, and closes one of another', async () => {
    const first = orderOf(await invoice(await saved()));
    const same = orderOf(await invoice(first));
    expect(same.invoice?.transactionId).toBe(first.invoice?.transactionId);
    await fundWallet(server, own.client.account.id, 10_000_00);
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
    await priceOf(own.arrival, 100_000_001_00);
    expect((await invoice(order, { expectedTotal: 100_000_001 })).status).toBe(400);
    await priceOf(own.arrival, 30_000_00);
    await fundWallet(server, own.client.account.id, 30_000_00);
    expect((await invoice(order)).body.code).toBe('nothing_missing');
    expect(await statusOf(order)).toBe('Draft');
  });

  it('of another total than was shown is refused', async () => {
    const order = await saved();
    await priceOf(own.arrival, 35_000_00);
    expect((await invoice(order)).body.code).toBe('price_changed');
    expect(orderOf(await invoice(order, { expectedTotal: 35_000 }))).toMatchObject({
      total: 35_000,
      invoice: { amount: 35_000 },
    });
  });

  it('ends with the order: withdrawn and booked close its open invoice, one to be looked at stays', async () => {
    const given = orderOf(await invoice(await saved()));
    const withdrawn = await own.client.post(`/orders/${given.id}/withdrawal`, { version: given.version });
    expect(orderOf(withdrawn)).toMatchObject({ status: 'Withdrawn', invoice: { status: 'Cancelled' } });
    const [one, another] = [orderOf(await invoice(await saved())), orderOf(await invoice(await saved()))];
    await server.db.query(
      `update payments set attention = 'underpaid', gateway_amount_kobo = 1 where id = $1`,
      [another.invoice?.transactionId],
    );
    expect((await invoice(another)).body.code).toBe('not_possible');
    await fundWallet(server, own.client.account.id, 60_000_00);
    for (const { id, version } of [one, another])
      expect((await own.client.post(`/orders/${id}/booking`, { version, accept: true })).status).toBe(200);
    expect([(await read(one)).invoice?.status, (await read(another)).invoice?.status]).toEqual([
      'Cancelled',
      'Unpaid',
    ]);
  });
});

describe('booking when it is paid', () => {
  it('by a funding of any kind books the older of two orders, and the other waits', async () => {
    const [older, other] = [await waiting(await saved()), await waiting(await saved())];
    const { body } = await own.client.post('/users/fund-wallet', { amount: 50_000 });
    await server.pay(String(body.data.rrrNo));
    expect([await statusOf(older), await statusOf(other)]).toEqual(['Booked', 'Waiting']);
    expect(await server.balanceKobo(own.client)).toBe(20_000_00);
  });

  it('needs the terms, and is unticked again', async () => {
    const order = await saved();
    const refused = await own.client.patch(`/orders/${order.id}`, { version: 1, bookWhenPaid: true });
    expect(refused.body.errors).toEqual({ accept: ['You must accept the terms and conditions'] });
    const { version } = await waiting(order);
    await own.client.patch(`/orders/${order.id}`, { version, bookWhenPaid: false });
    await fundWallet(server, own.client.account.id, 30_000_00);
    await fulfilOrders(server.context, own.client.account.id);
    expect([await statusOf(order), await bookings()]).toEqual(['Waiting', []]);
  });

  it('at a higher price fails with the money in the wallet, tells so, and can be paid at the new one', async () => {
    const order = orderOf(await invoice(await saved()));
    await priceOf(own.arrival, 35_000_00);
    await server.pay(String(order.invoice?.rrr));
    const failed = await read(order);
    expect(failed).toMatchObject({
      status: 'Failed',
      failure: { code: 'price_changed', total: 35_000 },
      total: 30_000,
      totalNow: 35_000,
    });
    expect([await server.balanceKobo(own.client), await bookings()]).toEqual([30_000_00, []]);
    const letters = await server.mailTo(own.client.account.email);
    const letter = letters.find(({ subject }) => subject === `Order ${order.id} could not be booked`);
    expect(letter?.text).toContain(
      'Your money is in your wallet; these bookings could not be made: Arrival at LOS, P47121',
    );
    const again = orderOf(await invoice(failed, { expectedTotal: 35_000 }));
    expect(again).toMatchObject({ status: 'Waiting', failure: null, invoice: { amount: 5_000 } });
    await server.pay(String(again.invoice?.rrr));
    expect([await statusOf(order), await server.balanceKobo(own.client)]).toEqual(['Booked', 0]);
  });

  it('at a lower price books, and the rest stays in the wallet', async () => {
    const order = await waiting(await saved());
    await priceOf(own.arrival, 20_000_00);
    await fundWallet(server, own.client.account.id, 30_000_00);
    await processDueOrders(server.context);
    await server.settle();
    expect([await statusOf(order), await server.balanceKobo(own.client)]).toEqual(['Booked', 10_000_00]);
  });

  it.each([
    ['past_flight', (order: Order) => server.goTo(new Date(order.flights[0]?.flightAt ?? ''))],
    [
      'not_bookable',
      () => server.db.query('update services set active = false where id = $1', [own.arrival]),
    ],
  ])('fails as %s where it can no longer be booked', async (code, change) => {
    const order = await waiting(await saved());
    await change(order);
    await fundWallet(server, own.client.account.id, 30_000_00);
    await fulfilOrders(server.context, own.client.account.id);
    expect((await read(order)).failure?.code).toBe(code);
    expect(await server.balanceKobo(own.client)).toBe(30_000_00);
  });

  it('waits while the owner is not Active, and while too little was paid', async () => {
    const order = orderOf(await invoice(await saved()));
    await server.db.query(`update users set status = 'Deactivated' where id = $1`, [own.client.account.id]);
    await fundWallet(server, own.client.account.id, 30_000_00);
    await fulfilOrders(server.context, own.client.account.id);
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

describe('an order whose hour has a limit', () => {
  const limitTo = (perHour: number) =>
    server.db.query(
      `insert into service_offers (service_id, airport_id, per_hour) select $1, id, $2 from airports
       on conflict (service_id, airport_id) do update set per_hour = $2`,
      [own.arrival, perHour],
    );
  const fillHour = async () => {
    const other = await server.client(100_000_00);
    await server.book(other, own.arrival);
  };

  it('fails once as hour_full when the hour filled meanwhile, tells the nearest hours, and is booked at one of them', async () => {
    await limitTo(1);
    const order = await waiting(await saved());
    await fillHour();
    expect((await read(order)).warning).toContain('full, nearest');
    await fundWallet(server, own.client.account.id, 30_000_00);
    for (const _ of [1, 2]) await fulfilOrders(server.context, own.client.account.id);
    const failed = await read(order);
    expect([failed.status, failed.failure?.code]).toEqual(['Failed', 'hour_full']);
    const letters = (await server.mailTo(own.client.account.email)).filter(
      ({ subject }) => subject === `Order ${order.id} could not be booked`,
    );
    expect(letters.map(({ text }) => text.includes('nearest 09:00, 10:00, 12:00'))).toEqual([true]);
    expect(await server.balanceKobo(own.client)).toBe(30_000_00);
    const [entry] = failed.entries;
    const later = new Date(new Date(entry?.Date_Of_Arrival ?? '').getTime() + 3_600_000);
    const edited = await own.client.patch(`/orders/${order.id}`, {
      version: failed.version,
      entries: [{ ...entry, Date_Of_Arrival: later.toISOString() }],
    });
    const { version, total } = orderOf(edited);
    const booked = await own.client.post(`/orders/${order.id}/booking`, {
      version,
      accept: true,
      expectedTotal: total,
    });
    expect([booked.status, orderOf(booked).status]).toEqual([200, 'Booked']);
  });

  it('fails as not_offered where the service is no longer offered there', async () => {
    const order = await waiting(await saved());
    await limitTo(1);
    await server.db.query('update service_offers set offered = false where service_id = $1', [own.arrival]);
    await fundWallet(server, own.client.account.id, 30_000_00);
    await fulfilOrders(server.context, own.client.account.id);
    expect((await read(order)).failure?.code).toBe('not_offered');
    expect(await server.balanceKobo(own.client)).toBe(30_000_00);
  });
});
