import fc from 'fast-check';
import type { Statement } from 'shared-api/contract';
import { lagosDate } from 'shared-api/rules';
import { pdfText } from '../../documents/testing/pdfText.ts';
import type { Answer } from '../../testing/client.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';
import { fundWallet } from '../bookings/testing/fundWallet.ts';
import { queueStatements } from './monthlyStatements.ts';
import { addMovements } from './testing/addMovements.ts';

/** `npm run fault-tests -- statements` makes 1,000 runs. */
const runs = Number(process.env.TEST_RUNS ?? 10);

const world = forAllTests(startBookingWorld);
let client: SignedIn;
let finance: SignedIn;
let bookingId: number;

const october = 'from=2025-10-01&to=2025-10-31';
const own = '/transactions/statement';
const statementIn = ({ body }: Answer) => body.data as unknown as Statement;
async function read(by: SignedIn, query = october): Promise<Statement> {
  const first = await by.get(`${own}?${query}`);
  const pages = first.body.meta?.totalPages ?? 1;
  const statement = statementIn(first);
  for (let page = 2; page <= pages; page += 1)
    statement.lines.push(...statementIn(await by.get(`${own}?${query}&pageNumber=${page}`)).lines);
  return statement;
}
const asPaper = async (answer: Answer) => (await pdfText(answer.bytes)).replace(/\s+/g, ' ');
const at = (time: string) => new Date(`2025-${time}:00+01:00`);

beforeAll(async () => {
  finance = await world.as('Finance Officer', { first_name: 'Bravo', last_name: 'Kilo' });
  await world.goTo(at('09-20T09:00'));
  client = await world.client(500_000_00, { business_name: 'Sokoto Corporation Ltd', category: 'Corporate' });
  const arrival = await world.service({ price_kobo: 120_000_00 });
  const car = await world.service({ name: 'Car', price_kobo: 40_000_00 });
  await world.goTo(at('10-01T00:00'));
  bookingId = await world.book(client, arrival);
  const other = await world.service({ name: 'Lounge', price_kobo: 30_000_00 });
  await fundWallet(world, client.account.id, 30_000_00);
  await world.goTo(at('10-02T12:00'));
  const lounge = await world.book(client, other);
  await client.remove(`/booking-services/${lounge}`);
  const changed = await client.post(
    `/booking-services/${bookingId}/changes?expectedCharge=40000&expectedRefund=0`,
    { version: 1, additionalServiceId: car },
  );
  expect(changed.status).toBe(200);
  await world.goTo(at('10-31T23:59'));
  await client.post('/users/fund-wallet', { amount: 60_000 });
  await world.goTo(at('11-01T00:00'));
  await fundWallet(world, client.account.id, 10_000_00);
});

describe('the statement of a month', () => {
  it('has the balance before, every change with what it was for, and the balance after', async () => {
    const statement = await read(client);
    expect(statement).toMatchObject({
      openingBalance: 500_000,
      closingBalance: 370_000,
      totalIn: 60_000,
      totalOut: 190_000,
      mailed: false,
    });
    expect(statement.lines.map((line) => [line.what, line.in, line.out, line.balance])).toEqual([
      ['Booked: Arrival at LOS, P47121, 3 Oct 2025', 0, 120_000, 380_000],
      ['Wallet funded', 30_000, 0, 410_000],
      ['Booked: Lounge at LOS, P47121, 4 Oct 2025', 0, 30_000, 380_000],
      ['Given back: Lounge at LOS, P47121, 4 Oct 2025', 30_000, 0, 410_000],
      ['Changed: Arrival at LOS, P47121, 3 Oct 2025', 0, 40_000, 370_000],
    ]);
    const [booked, funded, , , changed] = statement.lines;
    expect(booked).toMatchObject({ passengers: 'Charlie Sierra', bookingId, rrrNo: null });
    expect(funded).toMatchObject({
      passengers: null,
      rrrNo: expect.stringMatching(/^\d{12}$/),
      transactionId: expect.any(Number),
    });
    const papers = [booked?.paper, funded?.paper, changed?.paper];
    for (const paper of papers) expect(paper).toMatch(/^2025-\d{6}$/);
    expect(new Set(papers).size).toBe(3);
  });

  it('keeps apart what was invoiced and nobody has paid', async () => {
    expect((await read(client)).pending).toEqual([
      expect.objectContaining({ amount: 60_000, paper: expect.stringMatching(/^2025-\d{6}$/) }),
    ]);
    expect((await read(client, 'from=2025-11-01&to=2025-11-30')).pending).toEqual([]);
  });

  it('goes on where the month before ended, by the days of Lagos', async () => {
    const november = await read(client, 'from=2025-11-01&to=2025-11-30');
    expect([november.openingBalance, november.lines.length, november.closingBalance]).toEqual([
      370_000, 1, 380_000,
    ]);
  });

  it('as a document is the same for client and staff, and nobody else gets it', async () => {
    const paper = await client.get(`${own}/document?${october}`);
    expect(decodeURIComponent(paper.headers.get('content-disposition') ?? '')).toContain(
      'Statement - 1st October, 2025 - 31st October, 2025.pdf',
    );
    const text = await asPaper(paper);
    for (const part of [
      'STATEMENT',
      'Sokoto Corporation Ltd',
      '1 Oct 2025 to 31 Oct 2025',
      '1 Oct 2025 Opening balance ₦500,000.00',
      '3 Oct 2025, Charlie Sierra',
      '31 Oct 2025 Closing balance ₦60,000.00 ₦190,000.00 ₦370,000.00',
      'Awaiting payment, not in the balance',
    ])
      expect(text).toContain(part);
    const staffs = `/users/clients/${client.account.id}/statement/document?${october}`;
    expect(await asPaper(await finance.get(staffs))).toBe(text);
    const other = await world.client(0);
    expect((await read(other)).lines).toEqual([]);
    for (const who of [other, await world.as('Protocol Officer')])
      expect((await who.get(staffs)).status).toBe(403);
    const reader = await world.member(client, 'Reader');
    expect(await asPaper(await reader.get(`${own}/document?${october}`))).toBe(text);
    expect((await read(reader)).closingBalance).toBe(370_000);
    expect((await (await world.member(client, 'Booker')).get(`${own}?${october}`)).status).toBe(403);
    const nobody = `/users/clients/${finance.account.id}/statement/document?${october}`;
    expect((await finance.get(nobody)).status).toBe(404);
  });

  it('as CSV has a line of the balance before and one of that after', async () => {
    const { headers, bytes } = await client.get(`${own}/export?${october}`);
    expect(headers.get('content-disposition')).toContain('Statement - 1st October, 2025');
    const lines = Buffer.from(bytes).toString().trim().split('\r\n');
    expect(lines[0]).toBe('Date (WAT),What,Invoice or Paper,RRR Number,Passengers,In,Out,Balance');
    expect(lines[1]).toBe('2025-10-01,Opening balance,,,,,,500000.00');
    expect(lines[2]).toMatch(
      /^2025-10-01 00:00,"Booked: Arrival at LOS.*",2025-\d{6},,Charlie Sierra,,120000.00,380000.00$/,
    );
    expect(lines.at(-1)).toBe('2025-10-31,Closing balance,,,,60000.00,190000.00,370000.00');
    expect(lines).toHaveLength(8);
  });
});

it('of more changes than a paper takes is exported, not drawn', async () => {
  const by = [finance.account.id, (await world.account('Finance Officer')).id] as const;
  const someone = await world.client(0);
  const movements = Array.from({ length: 1_001 }, () => ({ at: at('10-05T12:00'), amountKobo: 100 }));
  await addMovements(world.db, { userId: someone.account.id, by, movements });
  const { status, body } = await someone.get(`${own}/document?${october}`);
  expect([status, body.message]).toEqual([
    400,
    'A paper takes 1000 changes and the period has 1001: choose a shorter one, or export it',
  ]);
  const { bytes } = await someone.get(`${own}/export?${october}`);
  expect(Buffer.from(bytes).toString().trim().split('\r\n')).toHaveLength(1_004);
});

it.each([
  ['2025-10-01', '2025-09-30', 'The last day must not be before the first day'],
  ['2023-10-31', '2025-10-31', 'A statement covers at most 24 months'],
  ['2025-10-01', '2025-13-01', 'Invalid date format'],
])('from %s to %s is refused: %s', async (from, to, message) => {
  const { status, body } = await client.get(`${own}?from=${from}&to=${to}`);
  expect([status, body.errors]).toEqual([400, { to: [message] }]);
  expect((await client.get(`${own}?from=2023-11-01&to=2025-10-31`)).status).toBe(200);
});

it('whatever moved a wallet, and whatever the period, equals the entries to the kobo', async () => {
  const by = [finance.account.id, (await world.account('Finance Officer')).id] as const;
  const service = await world.service({ name: 'Meeting', price_kobo: 1_000_00 });
  const clients = new Map<number, SignedIn>();
  async function clientOf(number: number): Promise<SignedIn> {
    const someone = clients.get(number) ?? (await world.client(1_000_000_000_00));
    clients.set(number, someone);
    return someone;
  }
  const instant = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2025-12-31T22:59:59Z'),
    noInvalidDate: true,
  });
  const event = fc.record({
    at: instant,
    kind: fc.constantFrom('adjusted', 'funded', 'booked', 'canceled'),
    kobo: fc.integer({ min: -9_99, max: 99_99 }).filter((kobo) => kobo !== 0),
  });
  type Event = typeof event extends fc.Arbitrary<infer Made> ? Made : never;
  async function happen(someone: SignedIn, { at: now, kind, kobo }: Event): Promise<void> {
    const userId = someone.account.id;
    await world.goTo(now);
    if (kind === 'adjusted')
      return addMovements(world.db, { userId, by, movements: [{ at: now, amountKobo: kobo }] });
    if (kind === 'funded') return fundWallet(world, userId, Math.abs(kobo));
    const id = await world.book(someone, service);
    if (kind === 'canceled') expect((await someone.remove(`/booking-services/${id}`)).status).toBe(200);
  }
  const asked = fc.record({
    who: fc.nat({ max: 99 }),
    events: fc.array(event, { maxLength: 6 }),
    days: fc.tuple(instant, instant),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ who, events, days }) => {
      const someone = await clientOf(who);
      for (const each of events) await happen(someone, each);
      const [from = '', to = ''] = days.map(lagosDate).sort();
      const statement = await read(someone, `from=${from}&to=${to}`);
      const { rows } = await world.db.query<{ at: Date; kobo: number }>(
        `select j.created_at as at, e.amount_kobo as kobo from ledger_entries e join journals j on j.id = e.journal_id
          where e.account_id in (select id from ledger_accounts where owner_id = $1)`,
        [someone.account.id],
      );
      const sum = (of: typeof rows) => of.reduce((total, { kobo }) => total + kobo, 0);
      const within = rows.filter((row) => lagosDate(row.at) >= from && lagosDate(row.at) <= to);
      const kobo = (naira: number) => Math.round(naira * 100);
      expect({
        opening: kobo(statement.openingBalance),
        lines: statement.lines.map((line) => kobo(line.in) - kobo(line.out)).toSorted((a, b) => a - b),
        in: kobo(statement.totalIn),
        out: kobo(statement.totalOut),
        closing: kobo(statement.closingBalance),
      }).toEqual({
        opening: sum(rows.filter((row) => lagosDate(row.at) < from)),
        lines: within.map((row) => row.kobo).toSorted((a, b) => a - b),
        in: sum(within.filter((row) => row.kobo > 0)),
        out: sum(within.filter((row) => row.kobo < 0).map((row) => ({ ...row, kobo: -row.kobo }))),
        closing: sum(rows.filter((row) => lagosDate(row.at) <= to)),
      });
      expect(kobo(statement.lines.at(-1)?.balance ?? statement.openingBalance)).toBe(
        kobo(statement.closingBalance),
      );
    }),
    { numRuns: runs, endOnFailure: true },
  );
  await world.expectSoundLedger();
}, 600_000);

it('is mailed on the 1st to whoever asked for it, once, and to nobody else', async () => {
  const subjects = async () => (await world.mailTo(client.account.email)).map(({ subject }) => subject);
  const due = async (now: Date) => {
    await world.goTo(now);
    await queueStatements(world.context);
    return (await subjects()).filter((subject) => subject.startsWith('Your statement'));
  };
  expect(await due(at('12-01T08:00'))).toEqual([]);
  const asked = await client.patch('/users/statement-mail', { mailed: true });
  expect([asked.status, asked.body.data]).toEqual([200, { mailed: true }]);
  expect((await read(client)).mailed).toBe(true);
  expect(await due(at('12-31T23:59'))).toEqual([]);
  const january = new Date('2026-01-01T01:00:00+01:00');
  const december = ['Your statement, 1st December, 2025 to 31st December, 2025'];
  expect(await due(january)).toEqual(december);
  expect(await due(january)).toEqual(december);
  const [letter] = await world.mailTo(client.account.email);
  expect(letter?.attachments.map(({ name }) => name)).toEqual([
    'Statement - 1st December, 2025 - 31st December, 2025.pdf',
  ]);
  const by = [finance.account.id, (await world.account('Finance Officer')).id] as const;
  const movements = Array.from({ length: 1_001 }, () => ({
    at: new Date('2026-01-05T12:00:00Z'),
    amountKobo: 1,
  }));
  await addMovements(world.db, { userId: client.account.id, by, movements });
  await due(new Date('2026-02-01T08:00:00+01:00'));
  const [long] = await world.mailTo(client.account.email);
  expect(long).toMatchObject({
    subject: 'Your statement, 1st January, 2026 to 31st January, 2026',
    attachments: [],
    text: expect.stringContaining('1001 changes, more than a paper takes: export it on its page'),
  });
  await client.patch('/users/statement-mail', { mailed: false });
  expect(await due(new Date('2026-03-01T08:00:00+01:00'))).toHaveLength(2);
});
