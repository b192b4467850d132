import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DeskBooking, FeedbackEntry, NeedsDoing, Transaction } from 'shared-api/contract';
import { lagosDate, lagosTime } from 'shared-api/rules';
import { pdfText } from '../documents/testing/pdfText.ts';
import { verifyLedger } from '../domains/ledger/index.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';
import { seedSampleData } from './index.ts';
import type { SampleSignIn } from './sampleAccounts.ts';

const server = forAllTests(() => startTestServer({ config: { runJobs: false } }));
let file: string;
let seededAt: Date;
const signIns = () => JSON.parse(readFileSync(file, 'utf8')) as SampleSignIn[];
beforeAll(async () => {
  file = path.join(server.context.config.dataDir, 'sample-accounts.json');
  seededAt = new Date();
  await seedSampleData(server.context);
  // If the day ended now, its arrivals would be yesterday's.
  server.clock.set(seededAt);
});

it('sends no mail', async () => {
  expect(await server.mailTo('individual@sample.example')).toEqual([]);
});

it('makes one client of each kind and one member of staff per role, and lists them for their owner alone', () => {
  expect(signIns().map(({ role, kind }) => kind ?? role)).toEqual([
    'Administrator',
    'Registration Officer',
    'Protocol Officer',
    'Finance Officer',
    'Corporate',
    'Government',
    'Individual',
    'Family',
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('every listed account signs in', async () => {
  for (const { email, password, role, kind } of signIns()) {
    const { status, body } = await server.visitor.post('/users/auth', { Email: email, Password: password });
    expect([status, body.data.role]).toEqual([200, role]);
    expect(body.data.isFamily).toBe(kind === 'Family');
  }
});

it('makes four services in a domestic and an international form', async () => {
  const { email = '', password = '' } = signIns()[0] ?? {};
  const administrator = await server.visitor.signedIn(email, password);
  const { body } = await administrator.get('/services');
  expect(body.data.map(({ name, serviceTypeId }) => `${name} ${serviceTypeId}`)).toEqual([
    'Arrival 1',
    'Departure 1',
    'Car 1',
    'Lounge 1',
    'International Arrival 2',
    'International Departure 2',
    'International Car 2',
    'International Lounge 2',
  ]);
});

it('leaves a history in every status, and a sound ledger', async () => {
  const { rows } = await server.db.query<{ status: string }>(
    'select distinct status from bookings order by status',
  );
  expect(rows.map(({ status }) => status)).toEqual([
    'Canceled',
    'Flight_Canceled',
    'No_Show',
    'Payment_Received',
    'Processing',
    'Service_Rendered',
  ]);
  const wrong = (await verifyLedger(server.db)).filter((check) => check.wrong > 0);
  expect(wrong).toEqual([]);
});

it('leaves one registration to be reviewed, with its fee to be paid [S08]', async () => {
  const { email = '', password = '' } = signIns().find(({ role }) => role === 'Registration Officer') ?? {};
  const officer = await server.visitor.signedIn(email, password);
  const { body } = await officer.get('/users/clients?status=Processing');
  expect(body.data.map(({ email: of, status }) => [of, status])).toEqual([
    ['applicant@sample.example', 'Processing'],
  ]);
  const { rows } = await server.db.query(
    `select p.status, p.amount_kobo > 0 as asked from payments p
       join users u on u.id = p.owner_id where u.email = 'applicant@sample.example'`,
  );
  expect(rows).toEqual([{ status: 'Unpaid', asked: true }]);
});

it('leaves one older booking that was never paid: it has an invoice and no receipt [G51]', async () => {
  const { email = '', password = '' } = signIns().find(({ kind }) => kind === 'Government') ?? {};
  const client = await server.visitor.signedIn(email, password);
  const { body } = await client.get('/transactions/services-by-type/0');
  const { transactions } = body.data as unknown as { transactions: Transaction[] };
  const unpaid = transactions.filter(({ paymentStatus }) => paymentStatus === 'Unpaid');
  expect(unpaid).toHaveLength(1);
  const { bytes } = await client.get(`/transactions/transaction-receipt/${unpaid[0]?.transactionId}`);
  const paper = await pdfText(bytes);
  expect(paper).toContain('INVOICE');
  expect(paper).toContain('CANCELLED');
});

const askedBy = async (role: string, path: string) => {
  const { email = '', password = '' } = signIns().find((account) => account.role === role) ?? {};
  return (await (await server.visitor.signedIn(email, password)).get(path)).body;
};

it.each([
  [13, ['07:10', '13:20', '18:40'], true],
  [1, ['09:00', '16:15'], false],
])('gives the booking desk of airport %i a day to work at', async (airportId, times, requirements) => {
  const day = lagosDate(seededAt);
  const { data } = await askedBy(
    'Protocol Officer',
    `/booking-services/desk?airportId=${airportId}&date=${day}`,
  );
  const bookings = data as unknown as DeskBooking[];
  expect(bookings.map(({ date_Of_Arrival }) => lagosTime(new Date(date_Of_Arrival)))).toEqual(times);
  const passengers = bookings.flatMap((booking) => booking.passengers);
  expect(passengers.some(({ special_Requirement }) => Boolean(special_Requirement))).toBe(requirements);
});

it('leaves something of every kind that needs doing', async () => {
  const { data } = await askedBy('Administrator', '/stats/needs-doing');
  const { tasks } = data as unknown as NeedsDoing;
  const counts = Object.fromEntries(tasks.map(({ task, count }) => [task, count]));
  expect(counts).toMatchObject({ reviews: 1, bookingsToday: 5, unpaidFundings: 1 });
  expect(counts.withoutOutcome).toBeGreaterThanOrEqual(1);
});

it('leaves what was said of three services, in both forms', async () => {
  const { data } = await askedBy('Protocol Officer', '/feedbacks');
  const said = data as unknown as FeedbackEntry[];
  expect(said.map(({ kind, airportId }) => [kind, airportId])).toEqual([
    ['feedback', 12],
    ['survey', 1],
    ['feedback', 13],
  ]);
});

it('does nothing on a database that has users', async () => {
  const before = signIns();
  await seedSampleData(server.context);
  expect(signIns()).toEqual(before);
});
