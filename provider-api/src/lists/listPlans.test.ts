import type { Database } from '../db/index.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../testing/testServer.ts';
import { fillLists } from './testing/fillLists.ts';

const until = new Date('2026-03-03T10:00:00Z');
const bigTables = ['bookings', 'users', 'passengers', 'payments', 'audit', 'feedbacks'];

const audited = 12_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const server = forAllTests(startTestServer);
let administrator: SignedIn;
let officer: SignedIn;
let clientId: number;
let sent: { sql: string; params: readonly unknown[] | undefined }[] = [];

function record(db: Database): void {
  const { query } = db;
  db.query = (sql, params) => {
    sent.push({ sql: typeof sql === 'string' ? sql : sql.text, params });
    return query(sql, params);
  };
}

beforeAll(async () => {
  const { db } = server;
  administrator = await server.as('Administrator');
  officer = await server.as('Protocol Officer', { airport_ids: [13, 14] });
  await fillLists(db, { clients: 4000, bookings: 12_000, payments: 6000, days: 200, until });
  await db.query(
    `insert into audit (at, actor_id, actor_name, action, subject_kind, subject_id, reason)
     select $1::timestamptz - n * interval '10 minutes', 1 + n % 12, 'Officer ' || n % 40, 'booking.status', 'booking',
            n::text, 'Note ' || n from generate_series(1, ${audited}) n`,
    [until],
  );
  await db.query(
    `insert into feedbacks (kind, airport_id, friendliness_rank, knowledge_rank, quickness_rank, feedback_text, created_at)
     select 'feedback', 1 + n % 18, 1 + n % 5, 1 + n % 5, 1 + n % 5, 'Answer ' || n,
            $1::timestamptz - n * interval '20 minutes' from generate_series(1, 12000) n`,
    [until],
  );
  for (const table of ['audit', 'feedbacks']) await db.query(`analyze ${table}`);
  server.clock.set(until);
  await db.query(`update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '1 h'`, [
    until,
  ]);
  const { rows } = await db.query<{ id: number }>(`select max(id) as id from users where role = 'Client'`);
  clientId = rows[0]?.id ?? 0;
  record(db);
});

/** Returns the big tables of which the plan reads every row. */
const readWhole = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && bigTables.includes(plan['Relation Name'] ?? '')
    ? [plan['Relation Name'] ?? '']
    : []),
  ...(plan.Plans ?? []).flatMap(readWhole),
];

async function plansOf(by: SignedIn, path: string): Promise<string[]> {
  sent = [];
  const { status } = await by.get(path);
  expect([path, status]).toEqual([path, 200]);
  const whole: string[] = [];
  for (const { sql, params } of [...sent]) {
    if (!/^\s*(select|with)/i.test(sql) || /for update/.test(sql)) continue;
    const { rows } = await server.db.query<Record<'QUERY PLAN', string | [{ Plan: Plan }]>>(
      `explain (format json) ${sql}`,
      params,
    );
    const found = rows[0]?.['QUERY PLAN'];
    const [plan] = typeof found === 'string' ? (JSON.parse(found) as [{ Plan: Plan }]) : (found ?? []);
    if (plan) whole.push(...readWhole(plan.Plan).map((table) => `${table} in ${sql}`));
  }
  return whole;
}

const bookings = [
  '',
  'pageNumber=1200',
  'airportId=12',
  'airportId=12&pageNumber=300',
  'status=No_Show',
  'airportId=13&status=Canceled',
  'airportId=13&status=Canceled&serviceId=2&pageNumber=9',
  'date=2026-02-10',
  'from=2026-01-10&to=2026-02-10&airportId=14',
  'from=2026-02-01&to=2026-02-10&sort=-booked',
  'overdue=true',
  'sort=travel&status=Processing',
  'sort=-price',
  'sort=price&airportId=13',
  'sort=price&pageNumber=90',
  'search=P417',
  'search=juliett7',
  'search=Bravo7',
  'search=PSB-L-231',
  'search=alfa31&airportId=13&sort=price',
];
const clients = [
  '',
  'pageNumber=399',
  'kind=corporate',
  'kind=individual&status=Processing&pageNumber=3',
  'status=New',
  'from=2026-01-01&to=2026-01-31',
  'sort=name',
  'sort=-name&pageNumber=99',
  'search=alfa3',
  'search=listed77',
  'search=kilo2&status=New&sort=name',
];
const transactions = [
  '',
  'pageNumber=300',
  'paymentStatus=Unpaid',
  'status=Expired&pageNumber=20',
  'from=2026-01-01&to=2026-01-31',
  'amountFrom=60&amountTo=70',
  'sort=-amount',
  'sort=amount&paymentStatus=Unpaid',
  'search=N-117',
  'search=7000000117',
  'search=golf3',
];

const audit = [
  '',
  'pageNumber=100',
  'personId=11',
  'action=booking.status&pageNumber=90',
  'subjectKind=booking',
  'subjectKind=booking&subjectId=770',
  'from=2026-01-10&to=2026-02-10',
  'sort=person&pageNumber=50',
  'search=note 77',
  'search=Officer note',
  'search=officer 7&action=booking.status',
];
const feedback = [
  '',
  'airportId=5&pageNumber=60',
  'rating=3&from=2026-01-10&to=2026-02-10',
  'sort=-rating',
  'search=answer 77',
  'search=answer&airportId=5',
];
const ofFinance = [
  'list=attention',
  'list=unpaid&pageNumber=9',
  'list=registrations&pageNumber=40',
  'list=registrations&search=N-117',
  'list=unpaid&search=golf3',
];

it.each([
  ...audit.map((query) => `/audit?${query}`),
  ...feedback.map((query) => `/feedbacks?${query}`),
  ...ofFinance.map((query) => `/payments?${query}`),
  '/users/users?search=alfa',
  ...bookings.map((query) => `/booking-services?${query}`),
  ...clients.map((query) => `/users/clients?${query}`),
  ...transactions.map((query) => `/transactions/services-by-type/2?${query}`),
  ...['', 'pageNumber=900', 'status=No_Show', 'sort=-amount', 'search=L-117'].map(
    (query) => `/transactions/services-by-type/0?${query}`,
  ),
  ...['', 'pageNumber=1500', 'from=2026-01-01&to=2026-01-31', 'search=L-117'].map(
    (query) => `/transactions/services?${query}`,
  ),
  '/users/clientByStatus/Active',
  '/users/government?pageNumber=5',
  '/users/dashboard-stats',
  '/users/status-stats',
  '/booking-services/stats',
  '/stats/series',
  '/stats/series?from=2025-08-01&step=month&airportId=13',
  '/stats/needs-doing',
])('%s reads no big table whole', async (path) => {
  expect(await plansOf(administrator, path)).toEqual([]);
});

it.each([
  '/booking-services/export',
  '/transactions/export-booking-transactions',
  '/transactions/export-funds-transactions',
])('%s looks up the accounts that it names, and reads no others', async (path) => {
  const whole = await plansOf(administrator, path);
  expect(whole.filter((each) => each.startsWith('users '))).toEqual([]);
});

it('the lists of one client, and those of an officer who is tied to airports, read no big table whole either', async () => {
  expect(await plansOf(administrator, `/booking-services?clientId=${clientId}`)).toEqual([]);
  expect(await plansOf(administrator, `/transactions/services?clientId=${clientId}&status=Paid`)).toEqual([]);
  for (const path of [
    '/booking-services',
    '/booking-services?status=No_Show&pageNumber=20',
    '/transactions/services',
    '/stats/series',
    '/stats/needs-doing',
    '/users/dashboard-stats',
  ])
    expect(await plansOf(officer, path)).toEqual([]);
});

it('a text that very many match finds the newest of them, and says that there are more', async () => {
  const newest = async (condition: string) =>
    (
      await server.db.query<{ id: number }>(
        `select id from bookings where ${condition} order by created_at desc, id desc limit 10`,
      )
    ).rows.map(({ id }) => id);
  const { body } = await administrator.get('/booking-services?search=P4');
  expect(body.meta).toMatchObject({ totalCount: 2000, totalPages: 200, atLeast: true });
  expect([...body.data].map(({ id }) => id)).toEqual(await newest('true'));
  const filtered = await administrator.get('/booking-services?search=p4&airportId=13&status=No_Show');
  expect(filtered.body.meta).toMatchObject({ atLeast: true });
  expect([...filtered.body.data].map(({ id }) => id)).toEqual(
    await newest("airport_id = 13 and status = 'No_Show'"),
  );
  const beyond = await administrator.get('/booking-services?search=P4&pageNumber=201');
  expect([...beyond.body.data]).toEqual([]);
});

const listed = async (path: string) => {
  sent = [];
  const { body } = await administrator.get(path);
  return { ids: [...body.data].map(({ id }) => id), meta: body.meta };
};
const auditIds = async (condition: string) =>
  (
    await server.db.query<{ id: number }>(
      `select id from audit where ${condition} order by at desc, id desc limit 10`,
    )
  ).rows.map(({ id }) => id);

/** The audit records each export. */
const exportsTaken = async () =>
  (await server.db.query(`select from audit where action = 'list.taken'`)).rowCount ?? 0;

it('the audit is searched by the rarer words of a text, and by the newest where all are common', async () => {
  const rare = await listed('/audit?search=officer note 777');
  expect(rare.ids).toEqual(await auditIds("reason ~ '^Note 777'"));
  expect([rare.meta.totalCount, rare.meta.atLeast]).toEqual([11, undefined]);
  const lookups = sent.filter(({ params }) => Array.isArray(params?.[0]) && String(params[0]).includes(':*'));
  const lookedUp = lookups.at(-1)?.params?.[0];
  expect(lookedUp).toEqual([`'officer':* & 'note':* & '777':*`, `'777':*`]);
  const common = await listed('/audit?search=officer note');
  expect(common.ids).toEqual(await auditIds(`actor_name like 'Officer %'`));
  expect(common.meta).toMatchObject({ totalCount: 2000 - (await exportsTaken()), atLeast: true });
});

it.each([
  ['-at', 'at desc, id desc'],
  ['person', 'actor_name, id'],
])('the audit is exported whole by %s, no chunk of it by reading the ones before it', async (sort, order) => {
  sent = [];
  const { bytes } = await administrator.get(`/audit/export?sort=${sort}&personId=11`);
  const [, ...lines] = Buffer.from(bytes).toString().trim().split('\r\n');
  const { rows } = await server.db.query<{ subject: string }>(
    `select subject_id as subject from audit where actor_id = 11 order by ${order}`,
  );
  expect(lines.map((line) => /,booking,(\d+),/.exec(line)?.[1])).toEqual(rows.map(({ subject }) => subject));
  const taken = await exportsTaken();
  const whole = await administrator.get(`/audit/export?sort=${sort}`);
  expect(Buffer.from(whole.bytes).toString().trim().split('\r\n')).toHaveLength(1 + audited + taken);
  expect(sent.filter(({ sql }) => /offset/i.test(sql))).toEqual([]);
});

it('the proof finds a query that does', async () => {
  const { rows } = await server.db.query<Record<'QUERY PLAN', string | [{ Plan: Plan }]>>(
    'explain (format json) select * from bookings where airline is null',
  );
  const found = rows[0]?.['QUERY PLAN'];
  const [plan] = typeof found === 'string' ? (JSON.parse(found) as [{ Plan: Plan }]) : (found ?? []);
  expect(plan && readWhole(plan.Plan)).toEqual(['bookings']);
});
