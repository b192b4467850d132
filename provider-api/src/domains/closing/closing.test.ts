import type { BookMonth, Report } from 'shared-api/contract';
import { pdfText } from '../../documents/testing/pdfText.ts';
import type { Answer } from '../../testing/client.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';
import { addMovements } from '../statements/testing/addMovements.ts';
import { journalLines } from './journalExport.ts';

const world = forAllTests(startBookingWorld);
let client: SignedIn;
let finance: SignedIn;
let second: SignedIn;
let arrival: number;
const ids: Record<string, number> = {};

const at = (time: string) => new Date(`2026-${time}:00+01:00`);
const flight = (time: string) => {
  const instant = at(time);
  return { Date_Of_Travel: `2026-${time.slice(0, 5)}`, Date_Of_Arrival: instant.toISOString() };
};
const reportIn = ({ body }: Answer) => body.data as unknown as Report;
const report = async (path: string) => reportIn(await finance.get(`/books/reports/${path}`));
const asPaper = async (answer: Answer) => (await pdfText(answer.bytes)).replace(/\s+/g, ' ');
const asText = ({ bytes }: Answer) => Buffer.from(bytes).toString().replace('\ufeff', '');
const months = async () => (await finance.get('/books/months')).body.data as unknown as BookMonth[];
const october = '/books/months/2026-10';
const propose = (reason: string | undefined, by = finance) => by.post(`${october}/close`, { reason });
const approve = (by = second) => by.post(`${october}/approval`, {});
const verify = () => second.post(`${october}/verify`, {});
const carried = 'The officer was ill; set on Monday';

beforeAll(async () => {
  await world.goTo(at('10-01T09:00'));
  finance = await world.as('Finance Officer', { first_name: 'Bravo', last_name: 'Kilo' });
  second = await world.as('Administrator', { first_name: 'Charlie', last_name: 'Mike' });
  client = await world.client(1_000_000_00, {
    business_name: 'Sokoto Corporation Ltd',
    category: 'Corporate',
  });
  arrival = await world.service({ price_kobo: 120_000_00 });
  const car = await world.service({ name: 'Car', price_kobo: 40_000_00 });
  await world.db.query(
    `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
     values ('refundCanceled', 1, '100', '75', false, 'Decided', now())`,
  );
  ids.later = await world.book(client, arrival, flight('11-20T10:00'));
  ids.carried = await world.book(client, car, flight('10-30T10:00'));
  ids.last = await world.book(client, car, {
    ...flight('11-20T10:00'),
    AirportId: 1,
    DestinationAirportId: 13,
  });
  ids.first = await world.book(client, car, flight('12-20T10:00'));
  await world.goTo(new Date('2026-10-31T22:59:59.999Z'));
  expect((await client.remove(`/booking-services/${ids.last}`)).status).toBe(200);
  await world.goTo(new Date('2026-10-31T23:00:00.000Z'));
  expect((await client.remove(`/booking-services/${ids.first}`)).status).toBe(200);
  await world.settle();
});

describe('the reports', () => {
  it('of a day know what was entered until its last instant in Lagos', async () => {
    const { rows, total, period } = await report('balances?date=2026-10-31');
    expect(period).toBe('as of 31 Oct 2026');
    expect(rows.filter(([, naira]) => naira !== 0)).toEqual([
      ['Gateway clearing', -1_000_000],
      ['Wallets of clients', 790_000],
      ['Unearned', 200_000],
      ['Revenue', 10_000],
    ]);
    expect(total).toEqual(['Total', 0]);
    const next = await report('balances?date=2026-11-01');
    expect(next.rows.find(([account]) => account === 'Revenue')).toEqual(['Revenue', 20_000]);
    expect((await report('deferred?date=2026-10-31')).rows).toEqual([
      ['2026-10', 1, 40_000],
      ['2026-11', 1, 120_000],
      ['2026-12', 1, 40_000],
    ]);
    expect((await report('wallets?date=2026-10-31')).rows).toEqual([
      ['Sokoto Corporation Ltd', client.account.email, 790_000],
    ]);
    expect((await report('wallets?date=2026-09-30')).rows).toEqual([]);
  });

  it('of a month have its revenue by airport and service, and what was paid by the day', async () => {
    expect((await report('revenue?month=2026-10')).rows).toEqual([['ABV', 'Car', 1, 10_000]]);
    expect((await report('revenue?month=2026-11')).rows).toEqual([['LOS', 'Car', 1, 10_000]]);
    expect((await report('receipts?month=2026-10')).rows).toEqual([
      ['2026-10-01', 'Wallets', 'At the gateway', 1, 1_000_000],
    ]);
    for (const empty of ['payouts', 'adjustments', 'decisions'])
      expect(await report(`${empty}?month=2026-10`)).toMatchObject({ rows: [], total: null, rowCount: 0 });
  });

  it('are exported and drawn with the same figures', async () => {
    const csv = asText(await finance.get('/books/reports/balances/export?date=2026-10-31'));
    expect(csv.split('\r\n')).toEqual(
      expect.arrayContaining(['Account,Balance', 'Gateway clearing,-1000000.00', 'Total,0.00']),
    );
    const paper = await finance.get('/books/reports/revenue/document?month=2026-10');
    expect(await asPaper(paper)).toContain('ABV Car 1 ₦10,000.00 Total 1 ₦10,000.00');
  });
});

it('the journal has a line for each entry, as debit or credit and with its narrowest code', async () => {
  await world.db.query(
    `insert into economic_codes (account, service_id, airport_id, code)
     values ('revenue', null, null, '12020000'), ('revenue', $1, null, '12020100'), ('revenue', $1, 1, '12020101'),
            ('wallet', null, null, '41030000')`,
    [(await world.db.query<{ id: number }>(`select id from services where name = 'Car'`)).rows[0]?.id],
  );
  const answer = await finance.get('/books/journal/export?from=2026-10-01&to=2026-10-31');
  const [head, ...lines] = asText(answer).trim().split('\r\n');
  expect(head).toBe('Date (WAT),Journal,Kind,Cause,Invoice,Client,Account,Code,Debit,Credit');
  const cells = lines.map((line) => line.split(','));
  const revenue = cells.filter((line) => line[6] === 'Revenue');
  expect(revenue.map((line) => [line[0], line[2], line[5], line[7], line[8], line[9]])).toEqual([
    ['2026-10-31 23:59:59', 'refund', 'Sokoto Corporation Ltd', '12020101', '', '10000.00'],
  ]);
  const sum = (column: number) => cells.reduce((total, line) => total + Number(line[column]), 0);
  expect([sum(8), lines.length]).toEqual([sum(9), 13]);
  expect(
    cells.filter((line) => line[6] === 'Wallets of clients').every((line) => line[7] === '41030000'),
  ).toBe(true);
  const long = await finance.get('/books/journal/export?from=2024-10-01&to=2026-10-31');
  expect([long.status, long.body.errors]).toEqual([
    400,
    { to: ['An export of the journal covers at most 24 months'] },
  ]);
  const later = journalLines(world.db, { from: at('11-01T00:00'), to: at('12-01T00:00') });
  let november = '';
  for await (const part of later) november += part;
  expect(november.match(/\r\n/g)).toHaveLength(4);
});

describe('October', () => {
  it('is closed from a day after its end, and not before an earlier one', async () => {
    await world.goTo(new Date('2026-11-01T22:59:59.999Z'));
    expect([(await propose(carried)).status, (await months()).map(({ closable }) => closable)]).toEqual([
      409,
      [false, false],
    ]);
    await world.goTo(new Date('2026-11-01T23:00:00.000Z'));
    expect((await months()).map(({ month, status, closable }) => [month, status, closable])).toEqual([
      ['2026-11', 'Open', false],
      ['2026-10', 'Open', true],
    ]);
    for (const [month, status] of [
      ['2026-11', 409],
      ['2026-09', 404],
      ['2026-12', 404],
      ['2026-13', 400],
    ])
      expect((await finance.post(`/books/months/${month}/close`, { reason: carried })).status).toBe(status);
  });

  it('is proposed with a reason for what is carried over, and closed by another by the same figures', async () => {
    const open = (await finance.get(`${october}/checklist`)).body.data.filter(
      ({ count }) => Number(count) > 0,
    );
    expect(open).toEqual([{ name: 'outcomes', count: 1 }]);
    expect((await approve()).status).toBe(409);
    const unsaid = await propose(undefined);
    expect([unsaid.status, unsaid.body.code, unsaid.body.errors]).toEqual([
      409,
      'checklist_open',
      ['Say why what is open is carried over'],
    ]);
    expect((await propose(carried)).body.data).toMatchObject({ status: 'Proposed', reason: carried });
    const own = await approve(finance);
    expect([own.status, own.body.code]).toEqual([403, 'second_person']);
    const by = [finance.account.id, second.account.id] as const;
    const movements = [{ at: at('10-15T12:00'), amountKobo: 100_00 }];
    await addMovements(world.db, { userId: client.account.id, by, movements });
    const changed = await approve();
    expect([changed.status, changed.body.code]).toEqual([409, 'changed_meanwhile']);
    await propose(carried);
    expect((await approve()).body.data).toMatchObject({
      status: 'Closed',
      closable: false,
      revenue: 10_000,
      proposed: { by: { name: 'Bravo Kilo' } },
      approved: { by: { name: 'Charlie Mike' } },
      checklist: expect.arrayContaining([{ name: 'outcomes', count: 1 }]),
    });
    for (const again of [await propose(carried), await approve()])
      expect([again.status, again.body.code]).toEqual([409, 'month_closed']);
    expect((await world.mailTo(finance.account.email)).map(({ subject }) => subject)).toEqual([
      'October 2026 is closed',
    ]);
  });

  it('stays as it was closed, whatever comes later', async () => {
    const before = [await report('balances?date=2026-10-31'), await report('wallets?date=2026-10-31')];
    await world.goTo(at('11-02T12:00'));
    const officer = await world.as('Protocol Officer');
    const moved = await officer.patch('/booking-services', {
      Id: ids.later,
      BookingStatus: 'Flight_Canceled',
    });
    expect(moved.status).toBe(200);
    await world.settle();
    expect([await report('balances?date=2026-10-31'), await report('wallets?date=2026-10-31')]).toEqual(
      before,
    );
    expect(before[1]?.rows).toEqual([['Sokoto Corporation Ltd', client.account.email, 790_100]]);
    expect((await report('wallets?date=2026-11-02')).rows[0]?.[2]).toBe(790_100 + 30_000 + 120_000);
    expect((await verify()).body.data).toEqual({ days: [], figures: [], papers: [] });
    const dated = (day: string) =>
      world.db.query(`insert into journals (kind, booking_id, created_at) values ('booking', 1, $1)`, [day]);
    await expect(dated('2026-10-31T22:59:59.999Z')).rejects.toThrow('The month of this journal is closed');
    await expect(
      world.db.query(`update months set totals = '{}' where month = '2026-10-01'`),
    ).rejects.toThrow('A closed month stays closed');
    await world.expectSoundLedger();
  });

  it('of which a copy was changed is found by its day and its account', async () => {
    const change = (kobo: number) =>
      world.db.transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        await tx.query(
          `update ledger_entries set amount_kobo = amount_kobo + case when amount_kobo > 0 then $2::bigint else -$2::bigint end
            where journal_id = (select id from journals where kind = 'booking' and booking_id = $1)`,
          [ids.later, kobo],
        );
      });
    await change(100);
    const { body } = await verify();
    expect(body.data).toEqual({
      days: ['2026-10-01'],
      figures: [
        { name: 'Account unearned', closed: 200_000, now: 200_001 },
        { name: 'Account wallet', closed: 790_100, now: 790_099 },
        { name: `Wallet of client ${client.account.id}`, closed: 790_100, now: 790_099 },
        { name: `Unearned of booking ${ids.later}`, closed: 120_000, now: 120_001 },
      ],
      papers: [],
    });
    await change(-100);
    expect((await verify()).body.data).toEqual({ days: [], figures: [], papers: [] });
  });

  it('is on one paper, whose code tells anybody that it holds', async () => {
    const paper = await finance.get(`${october}/pack`);
    expect(decodeURIComponent(paper.headers.get('content-disposition') ?? '')).toContain(
      'Month pack - October 2026.pdf',
    );
    const text = await asPaper(paper);
    for (const part of [
      'MONTH PACK',
      'October 2026',
      'Wallets of clients ₦790,100.00',
      'Total ₦0.00',
      'ABV Car Kept when money was given back ₦10,000.00',
      'Flights of the month without an outcome 1',
    ])
      expect(text).toContain(part);
    const code = /\/v\/(\S+)/.exec(text)?.[1];
    expect((await world.visitor.get(`/verify/${code}`)).body.data).toMatchObject({
      kind: 'pack',
      number: '2026-10',
      date: '2026-10-31',
      amount: 10_000,
      state: 'issued',
    });
    const again = await asPaper(await finance.get(`${october}/pack`));
    expect(/\/v\/(\S+)/.exec(again)?.[1]).toBe(code);
    expect((await finance.get('/books/months/2026-11/pack')).status).toBe(404);
  });
});
