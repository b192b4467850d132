import type { BookMonth, Report } from 'shared-api/contract';
import { pdfText } from '../../../documents/testing/pdfText.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { startBookingWorld } from '../../bookings/testing/bookingWorld.ts';
import { csvOf, makeProfile, sendFile } from '../../books/testing/settlementFiles.ts';
import { askedPayout, switchOnPayouts } from '../../payouts/testing/payoutWorld.ts';
import type { Checklist } from './countOpen.ts';
import { differencesOf } from './differences.ts';
import { findPeriod } from './periodRow.ts';

const world = forAllTests(startBookingWorld);
let finance: SignedIn;
let second: SignedIn;

const noonOf = (day: string) => new Date(`${day}T12:00:00+01:00`);
const propose = (month: string, reason?: string) => finance.post(`/books/months/${month}/close`, { reason });
const approve = (month: string) => second.post(`/books/months/${month}/approval`, {});
async function close(month: string, reason?: string) {
  const proposed = await propose(month, reason);
  return proposed.status === 200 ? approve(month) : proposed;
}
const months = async () => (await finance.get('/books/months')).body.data as unknown as BookMonth[];

beforeAll(async () => {
  await world.goTo(noonOf('2026-10-01'));
  finance = await world.as('Finance Officer');
  second = await world.as('Administrator');
  await world.client(1_000_000_00);
  await world.goTo(noonOf('2026-12-05'));
});

describe('an opening after months were closed', () => {
  const opening = (day: string) =>
    finance.post('/books/decisions', { kind: 'opening', day, reason: 'The books begin' });
  const open = async () => (await months()).map(({ month, status, closable }) => [month, status, closable]);

  beforeAll(async () => {
    expect((await close('2026-10')).status).toBe(200);
  });

  it('is in the first open month and in no other', async () => {
    for (const day of ['2026-10-31', '2026-12-01']) {
      const { status, body } = await opening(day);
      expect([status, body.code, body.message]).toEqual([
        409,
        'month_closed',
        'Months are closed until October 2026: choose a day in November 2026',
      ]);
    }
    const { id } = (await opening('2026-11-10')).body.data;
    expect((await second.post(`/books/decisions/${id}/approval`, {})).status).toBe(200);
    expect(await open()).toEqual([
      ['2026-12', 'Open', false],
      ['2026-11', 'Open', true],
      ['2026-10', 'Closed', false],
    ]);
    expect((await second.post('/books/months/2026-10/verify', {})).status).toBe(200);
    expect((await finance.get('/books/months/2026-10/pack')).status).toBe(200);
  });

  it('that lies later closes off no month', async () => {
    await world.db.query(`update book_decisions set opening_day = '2026-12-01' where kind = 'opening'`);
    expect((await open())[1]).toEqual(['2026-11', 'Open', true]);
    expect((await close('2026-11')).status).toBe(200);
  });
});

describe('a closed month', () => {
  const verified = async (month: string) =>
    (await second.post(`/books/months/${month}/verify`, {})).body.data;
  const nothing = { days: [], figures: [], papers: [] };
  const booking: Record<string, number> = {};
  /** The change is made with all triggers switched off, and is rolled back after the check. */
  async function changedBy(sql: string, params: unknown[] = []) {
    let seen: unknown;
    const undone = world.db.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(sql, params);
      const period = await findPeriod(tx, '2026-12');
      seen = period && (await differencesOf(tx, period));
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    return seen;
  }
  const ofBooking = `(select min(id) from journals where kind = 'booking' and booking_id = $1)`;

  beforeAll(async () => {
    const client = await world.client(1_000_000_00);
    const car = await world.service({ name: 'Car', price_kobo: 40_000_00 });
    booking.held = await world.book(client, car);
    const given = await world.book(client, car);
    const officer = await world.as('Administrator');
    await officer.patch('/booking-services', { Id: given, BookingStatus: 'Service_Rendered' });
    await world.goTo(noonOf('2027-01-05'));
    expect((await close('2026-12', 'The flight is still to come')).status).toBe(200);
  });

  it('is as it was after a service was given another name, under which it is told', async () => {
    const rename = (name: string) => world.db.query(`update services set name = $1 where name <> $1`, [name]);
    await rename('Car with driver');
    expect(await verified('2026-12')).toEqual(nothing);
    const pack = await finance.get('/books/months/2026-12/pack');
    expect((await pdfText(pack.bytes)).replace(/\s+/g, ' ')).toContain('Car with driver Services given');
    expect(
      await changedBy(
        `update ledger_entries set amount_kobo = amount_kobo + sign(amount_kobo) * 100
          where journal_id = (select id from journals where kind = 'earned')`,
      ),
    ).toMatchObject({
      figures: expect.arrayContaining([
        { name: 'Revenue LOS, Car with driver, earned', closed: 4_000_000, now: 4_000_100 },
      ]),
    });
  });

  it('with more wallets than a paper takes lists the first, with the total of all', async () => {
    const replace = (wallets: string) =>
      world.db.transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        await tx.query(
          `update months set totals = jsonb_set(totals, '{wallets}', ${wallets}) where month = '2026-12-01'`,
        );
      });
    const [kept] = (
      await world.db.query<{ wallets: unknown }>(
        `select totals -> 'wallets' as wallets from months where month = '2026-12-01'`,
      )
    ).rows;
    await replace(`(select jsonb_object_agg(900000000 + n, 100) from generate_series(1, 501) n)`);
    const pack = await finance.get('/books/months/2026-12/pack');
    await replace(`'${JSON.stringify(kept?.wallets)}'`);
    const text = (await pdfText(pack.bytes)).replace(/\s+/g, ' ');
    expect(text).toContain('Wallets: the first 500 of 501. See the report "Wallets" of 31 Dec 2026');
    expect(text).toContain('No. 900000500');
    expect(text).not.toContain('No. 900000501');
    expect(text).toContain('Total ₦501.00');
  });

  it.each([
    ['a journal that was deleted', `delete from journals where id = ${ofBooking}`],
    [
      'a date that was moved',
      `update journals set created_at = created_at + interval '1 hour' where id = ${ofBooking}`,
    ],
    ['a cause that was changed', `update journals set airport_id = 7 where id = ${ofBooking}`],
  ])('is found changed by %s', async (_what, sql) => {
    expect(await changedBy(sql, [booking.held])).toMatchObject({ days: ['2026-12-05'] });
  });

  it('is found changed by its invoices, whose order is that of their numbers', async () => {
    const last = '(select max(invoice_id) from bookings)';
    expect(
      await changedBy(
        `update bookings
            set invoice_id = case invoice_id when ${last} then '2026-1000000' else '2026-999999' end`,
      ),
    ).toEqual({
      ...nothing,
      papers: [{ name: 'Last invoice', closed: '2026-000004', now: '2026-1000000' }],
    });
  });
});

describe('what is open of a month', () => {
  const january = '/books/months/2027-01';
  const open = async () => {
    const { body } = await finance.get(`${january}/checklist`);
    return (body.data as unknown as Checklist).filter(({ count }) => count > 0);
  };
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    await world.goTo(noonOf('2027-01-08'));
    const client = await world.client(1_000_000_00);
    const arrival = await world.service();
    ids.outcome = await world.book(client, arrival);
    ids.noShow = await world.book(client, arrival);
    await second.patch('/booking-services', { Id: ids.noShow, BookingStatus: 'No_Show' });
    await second.patch('/settings/correctionDays', { value: 30, version: 0, reason: 'Decided' });
    await finance.post('/outcome-corrections', {
      bookingId: ids.noShow,
      to: 'Flight_Canceled',
      reason: 'The flight never left',
    });
    await finance.post('/adjustments', {
      applicationUserId: client.account.id,
      amount: 100,
      reason: 'Teller slip 4471',
    });
    await switchOnPayouts(world.db);
    await askedPayout(world, client, 100);
    const listed = ['888800000031', '888800000032', '888800000033'].map((rrr) => ({ rrr, naira: '75000' }));
    const { body } = await sendFile(world, finance, await makeProfile(finance), csvOf(listed));
    const lines = await finance.get(`/books/files/${body.data.id}/lines`);
    const [first = 0, next = 0] = lines.body.data.map(({ id }) => Number(id));
    ids.line = first;
    for (const id of [first, next]) await finance.post(`/books/lines/${id}/post`, {});
    await finance.post('/books/decisions', { kind: 'write_off', lineId: first, reason: 'Nobody knows it' });
    await client.post('/users/fund-wallet', { amount: 60_000 });
    await world.db.query(
      `update payments set attention = 'overpaid', closed_at = $1, closed_as = 'Expired' where status = 'Unpaid'`,
      [world.clock.now()],
    );
    await world.db.query(`insert into outbox (kind, payload, failed_at) values ('mail', '{}', now())`);
    await world.goTo(noonOf('2027-02-03'));
  });

  it('is counted, each kind as its own list shows it', async () => {
    expect(await open()).toEqual([
      { name: 'outcomes', count: 1 },
      { name: 'payments', count: 1 },
      { name: 'lines', count: 1 },
      { name: 'decisions', count: 1 },
      { name: 'adjustments', count: 1 },
      { name: 'corrections', count: 1 },
      { name: 'payouts', count: 1 },
      { name: 'suspense', count: 2 },
      { name: 'work', count: 1 },
    ]);
    expect((await finance.get('/payments')).body.data).toHaveLength(1);
  });

  it('is in the reports of its month, each line with who and how much', async () => {
    const rowsOf = async (report: string) =>
      ((await finance.get(`/books/reports/${report}?month=2027-01`)).body.data as unknown as Report).rows;
    const name = expect.any(String);
    expect(await rowsOf('payouts')).toEqual([['2027-01-08', name, 'Asked', null, null, 100]]);
    expect(await rowsOf('adjustments')).toEqual([
      ['2027-01-08', name, 'Teller slip 4471', 'Proposed', name, null, 100],
    ]);
    expect(await rowsOf('decisions')).toEqual([
      ['2027-01-08', 'Write-Off', `Line ${ids.line}`, null, 'Nobody knows it', 'Proposed', null, 75_000],
    ]);
  });

  it('keeps it open where a rule of the ledger is broken, and says which, or where clearing differs', async () => {
    const replica = (sql: string) =>
      world.db.transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        await tx.query(sql);
      });
    const clearing = (by: number) => `
      update ledger_entries set amount_kobo = amount_kobo + ${by}
       where id = (select min(id) from ledger_entries
                    where account_id = (select id from ledger_accounts where kind = 'gateway_clearing'))`;
    await replica(clearing(100));
    expect(await open()).toEqual(
      expect.arrayContaining([
        {
          name: 'invariants',
          count: expect.any(Number),
          rules: expect.arrayContaining(['All accounts together sum to zero']),
        },
        { name: 'difference', count: 100 },
      ]),
    );
    const { status, body } = await propose('2027-01', 'Carried over');
    expect([status, body.code, body.message]).toEqual([
      409,
      'checklist_open',
      'This must be 0 first: rules of the ledger that are broken; difference of the clearing, in kobo',
    ]);
    await replica(clearing(-100));
  });

  it('is carried over by the reason that was given for it, and kept as it was when the month was closed', async () => {
    await world.db.query('delete from outbox where failed_at is not null');
    expect((await propose('2027-01', 'Looked into next week')).status).toBe(200);
    await world.db.query(`insert into outbox (kind, payload, failed_at) values ('mail', '{}', now())`);
    const { status, body } = await approve('2027-01');
    expect([status, body.code, body.message]).toEqual([
      409,
      'checklist_open',
      'Open since it was proposed: e-mails and other work that were given up. Propose it again, and say why this is carried over',
    ]);
    await propose('2027-01', 'Looked into next week, the letter too');
    await world.db.query(`insert into outbox (kind, payload, failed_at) values ('mail', '{}', now())`);
    expect((await approve('2027-01')).body.data).toMatchObject({
      status: 'Closed',
      checklist: expect.arrayContaining([{ name: 'work', count: 2 }]),
    });
  });
});
