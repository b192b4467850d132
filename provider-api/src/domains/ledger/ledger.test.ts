import { forAllTests } from '../../testing/forAllTests.ts';
import { makeAccount } from '../../testing/makeAccount.ts';
import { freshDatabase } from '../../testing/testDatabase.ts';
import { fundWallet } from '../bookings/testing/fundWallet.ts';
import {
  balanceKobo,
  closeBooking,
  nextInvoiceNumber,
  postBookings,
  recloseBooking,
  verifyLedger,
  walletBalanceKobo,
} from './index.ts';

const at = new Date('2026-03-03T10:00:00Z');
const db = forAllTests(freshDatabase);
let serviceId: number;
const context = { db, clock: { now: () => at } };

beforeAll(async () => {
  const { rows } = await db.query<{ id: number }>(
    `insert into services (name, price_kobo, service_type_id) values ('Arrival', 5000000, 1) returning id`,
  );
  serviceId = rows[0]?.id ?? 0;
});

async function fundedClient(kobo: number): Promise<number> {
  const { id } = await makeAccount(db, 'Client', {});
  if (kobo > 0) await fundWallet(context, id, kobo);
  return id;
}

const book = (userId: number, priceKobo: number, status = 'Processing'): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `insert into bookings (batch_code, owner_id, service_id, airport_id, destination_airport_id,
                             flight_number, date_of_travel, flight_at, passenger_count, unit_price_kobo,
                             price_kobo, status, created_at)
       values (gen_random_uuid(), $1, $2, 13, 1, 'P47121', '2026-03-04', $3, 1, $4, $4, $5, $3) returning id`,
      [userId, serviceId, at, priceKobo, status],
    );
    const id = rows[0]?.id ?? 0;
    const { invoiceId, invoiceNo } = await nextInvoiceNumber(tx, 'booking', at);
    await tx.query('update bookings set invoice_id = $2, invoice_no = $3 where id = $1', [
      id,
      invoiceId,
      invoiceNo,
    ]);
    await postBookings(tx, { bookings: [{ id, priceKobo }], ownerId: userId, actorId: userId, at });
    return id;
  });

const statusOf = (bookingId: number, status: string) =>
  db.query('update bookings set status = $2 where id = $1', [bookingId, status]);
const revenueKobo = async () =>
  (await db.one<{ kobo: number }>(`select ${balanceKobo('revenue')} as kobo`)).kobo;
const wrong = async () => (await verifyLedger(db)).filter((check) => check.wrong > 0);

it('a new client has an empty wallet', async () => {
  expect(await walletBalanceKobo(db, await fundedClient(0))).toBe(0);
});

it('a booking is debited, a cancellation gives all of it back', async () => {
  const client = await fundedClient(50_000_000);
  const booking = await book(client, 10_000_000);
  expect(await walletBalanceKobo(db, client)).toBe(40_000_000);
  await statusOf(booking, 'Canceled');
  const { refundKobo } = await db.transaction((tx) =>
    closeBooking(tx, { bookingId: booking, refundPercent: 100, actorId: client, at }),
  );
  expect(refundKobo).toBe(10_000_000);
  expect(await walletBalanceKobo(db, client)).toBe(50_000_000);
  expect(await wrong()).toEqual([]);
});

it('a rendered service becomes revenue and moves no wallet', async () => {
  const client = await fundedClient(20_000_000);
  const booking = await book(client, 15_000_000);
  const before = await revenueKobo();
  await statusOf(booking, 'Service_Rendered');
  await db.transaction((tx) => closeBooking(tx, { bookingId: booking, refundPercent: 0, actorId: null, at }));
  expect((await revenueKobo()) - before).toBe(15_000_000);
  expect(await walletBalanceKobo(db, client)).toBe(5_000_000);
});

it.each([
  [50, 4_999_999, 5_000_000],
  [1, 99_999, 9_900_000],
  [99, 9_899_999, 100_000],
])(
  '%s per cent of a price goes back in whole kobo, the rest is earned',
  async (refundPercent, back, earned) => {
    const client = await fundedClient(20_000_000);
    const booking = await book(client, 9_999_999);
    const before = await revenueKobo();
    await statusOf(booking, 'Canceled');
    const closed = await db.transaction((tx) =>
      closeBooking(tx, { bookingId: booking, refundPercent, actorId: client, at }),
    );
    expect(closed).toMatchObject({ refundKobo: back, earnedKobo: earned });
    expect(await walletBalanceKobo(db, client)).toBe(10_000_001 + back);
    expect((await revenueKobo()) - before).toBe(earned);
    expect(await wrong()).toEqual([]);
  },
);

it('a booking above the balance is refused and leaves nothing behind', async () => {
  const client = await fundedClient(9_999_999);
  await expect(book(client, 10_000_000)).rejects.toMatchObject({ constraint: 'wallet_not_overdrawn' });
  const { rows } = await db.query('select id from bookings where owner_id = $1', [client]);
  expect(rows).toEqual([]);
  expect(await walletBalanceKobo(db, client)).toBe(9_999_999);
});

it('forty attempts at once on a wallet worth ten bookings give exactly ten', async () => {
  const client = await fundedClient(100_000_000);
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => book(client, 10_000_000)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await walletBalanceKobo(db, client)).toBe(0);
  expect(await wrong()).toEqual([]);
});

it('a booking is refunded once, and never after it was earned', async () => {
  const client = await fundedClient(20_000_000);
  const booking = await book(client, 10_000_000);
  const refund = () =>
    db.transaction((tx) => closeBooking(tx, { bookingId: booking, refundPercent: 100, actorId: client, at }));
  await statusOf(booking, 'Canceled');
  await refund();
  await expect(refund()).rejects.toMatchObject({ constraint: 'journals_one_close_per_booking' });
  await expect(
    db.transaction((tx) => closeBooking(tx, { bookingId: booking, refundPercent: 0, actorId: client, at })),
  ).rejects.toMatchObject({ constraint: 'journals_one_close_per_booking' });
  expect(await walletBalanceKobo(db, client)).toBe(20_000_000);
});

it('a booking is debited once', async () => {
  const client = await fundedClient(20_000_000);
  const id = await book(client, 5_000_000);
  await expect(
    db.transaction((tx) =>
      postBookings(tx, { bookings: [{ id, priceKobo: 5_000_000 }], ownerId: client, actorId: client, at }),
    ),
  ).rejects.toMatchObject({ constraint: 'journals_one_debit_per_booking' });
});

it('of a booking that was never debited no outcome moves money, and neither does its correction', async () => {
  const close = { bookingId: 424242, refundPercent: 100, actorId: null, at };
  expect(await db.transaction((tx) => closeBooking(tx, close))).toEqual({
    journalId: null,
    refundKobo: 0,
    earnedKobo: 0,
  });
  expect(await db.transaction((tx) => recloseBooking(tx, close))).toBeUndefined();
});

it('an RRR credits once', async () => {
  const client = await fundedClient(0);
  const credit = () => fundWallet(context, client, 5_000_000, '290000000001');
  await credit();
  await expect(credit()).rejects.toMatchObject({ code: '23505' });
  expect(await walletBalanceKobo(db, client)).toBe(5_000_000);
});

describe('the database refuses by itself', () => {
  const refusal = (sql: string) =>
    db.query(sql).then(
      () => 'done',
      (thrown) => thrown.constraint,
    );

  it('entries that do not balance', async () => {
    expect(
      await refusal(
        `with j as (insert into journals (kind, booking_id) values ('refund', 0) returning id)
         insert into ledger_entries (journal_id, account_id, amount_kobo)
         select j.id, a.id, 100 from j, ledger_accounts a where a.kind in ('unearned', 'revenue')`,
      ),
    ).toBe('journal_balanced');
  });

  it.each([
    'update ledger_entries set amount_kobo = amount_kobo',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update journals set rrr = null',
    'delete from journals',
    'delete from ledger_accounts',
  ])('%s', async (sql) => {
    await expect(db.query(sql)).rejects.toThrow('never changed');
  });

  it('a balance that changes without entries', async () => {
    const sql = `update ledger_accounts set balance_kobo = balance_kobo + 1 where kind = 'wallet'`;
    expect(await refusal(sql)).toBe('ledger_append_only');
  });
});

describe('invoice numbers', () => {
  it('have no gap where a transaction failed, and no double where many ask at once', async () => {
    const take = (fail: boolean) =>
      db.transaction(async (tx) => {
        const { invoiceId } = await nextInvoiceNumber(tx, 'funding', new Date('2031-06-01'));
        if (fail) throw new Error('given up');
        return invoiceId;
      });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => take(index % 3 === 0)),
    );
    const given = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(given.toSorted()).toEqual(
      Array.from({ length: 13 }, (_, index) => `2031-${String(index + 1).padStart(6, '0')}`),
    );
    await db.query('delete from paper_counters where year = 2031');
  });

  it('start again with the year in Lagos', async () => {
    const newYear = new Date('2032-12-31T23:30:00Z');
    const numbers = await db.transaction(async (tx) => [
      await nextInvoiceNumber(tx, 'registration', newYear),
      await nextInvoiceNumber(tx, 'registration', newYear),
    ]);
    expect(numbers).toEqual([
      { invoiceId: '2033-000001', invoiceNo: 'PSR-2033-000001' },
      { invoiceId: '2033-000002', invoiceNo: 'PSR-2033-000002' },
    ]);
    await db.query('delete from paper_counters where year = 2033');
  });

  it('have seven digits after the 999,999th', async () => {
    await db.query(`insert into paper_counters values ('invoice', 2034, 999998)`);
    const midYear = new Date('2034-06-01');
    const numbers = await db.transaction(async (tx) => [
      await nextInvoiceNumber(tx, 'booking', midYear),
      await nextInvoiceNumber(tx, 'booking', midYear),
    ]);
    expect(numbers).toEqual([
      { invoiceId: '2034-999999', invoiceNo: 'PSB-2034-999999' },
      { invoiceId: '2034-1000000', invoiceNo: 'PSB-2034-1000000' },
    ]);
    await db.query('delete from paper_counters where year = 2034');
  });
});

it('the verification finds a booking without its refund and counts what it inspected', async () => {
  const client = await fundedClient(20_000_000);
  const booking = await book(client, 10_000_000);
  await statusOf(booking, 'Canceled');
  const [found, ...others] = await wrong();
  expect(found).toMatchObject({ states: expect.stringContaining('closed once'), wrong: 1 });
  expect(others).toEqual([]);
  const checks = await verifyLedger(db);
  expect(checks.length).toBeGreaterThan(9);
  expect(checks[0]?.inspected).toBeGreaterThan(10);
});
