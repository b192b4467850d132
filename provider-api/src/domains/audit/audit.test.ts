import { forAllTests } from '../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../testing/testServer.ts';

const server = forAllTests(startTestServer);
let administrator: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  administrator = await server.as('Administrator', { first_name: 'Alfa', last_name: 'Administrator' });
  officer = await server.as('Registration Officer', { first_name: 'Oscar', last_name: 'Officer' });
  await server.db.query(
    `insert into audit (at, actor_id, actor_name, action, subject_kind, subject_id, before, after, reason)
     select timestamptz '2026-03-01 12:00Z' + n * interval '1 day', $1, 'Oscar Officer',
            case when n % 2 = 0 then 'booking.status' else 'service.update' end,
            case when n % 2 = 0 then 'booking' else 'service' end, n::text,
            '{"status": "Processing"}', '{"status": "No_Show"}', 'Reason ' || n
       from generate_series(1, 23) n`,
    [officer.account.id],
  );
});

interface Entry {
  action: string;
  subjectId: string;
  subject: string | null;
  person: string;
  reason: string | null;
}
const read = async (query = '') => {
  const { body } = await administrator.get(`/audit?${query}`);
  return { entries: body.data as unknown as Entry[], meta: body.meta };
};
const ids = async (query: string) => (await read(query)).entries.map(({ subjectId }) => subjectId);

it('tells who did what, when, before, after and why [S30]', async () => {
  const client = await server.as('Client', { status: 'Active', first_name: 'Charlie', last_name: 'Client' });
  await officer.patch('/users/activation', {
    Id: client.account.id,
    Status: 'Inactive',
    Reason: 'No documents',
  });
  const { entries } = await read('sort=-at&search=no documents');
  expect(entries).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(String),
      personId: officer.account.id,
      person: 'Oscar Officer',
      action: 'user.status',
      subjectKind: 'user',
      subjectId: String(client.account.id),
      subject: 'Charlie Client',
      before: { status: 'Active' },
      after: { status: 'Inactive' },
      reason: 'No documents',
    },
  ]);
});

it('names what has a name of its own, and whose the rest is', async () => {
  const client = await server.as('Client', { status: 'Active', first_name: 'Charlie', last_name: 'Client' });
  const body = { applicationUserId: client.account.id, amount: 500, reason: 'Teller slip 9' };
  await administrator.post('/adjustments', body);
  await administrator.post('/books/codes', { account: 'bank', code: '31010101' });
  const { entries } = await read('sort=-at');
  expect(entries.slice(0, 2).map(({ subject }) => subject)).toEqual(['31010101', 'Charlie Client']);
});

it.each([
  ['subjectKind=booking&subjectId=4', ['4']],
  ['action=service.update&from=2026-03-20&to=2026-03-22', ['21', '19']],
  ['search=Reason 23', ['23']],
  ['from=2026-03-02&to=2026-03-02', ['1']],
  ['search=%25', []],
  ['from=2026-03-02&to=2026-03-04&sort=at', ['1', '2', '3']],
])('is filtered by %s', async (query, expected) => {
  expect(await ids(query)).toEqual(expected);
});

it('is filtered to one person, and paged ten a page', async () => {
  const { entries, meta } = await read(`personId=${officer.account.id}&pageNumber=2&to=2026-04-01`);
  expect(entries).toHaveLength(10);
  expect(meta).toMatchObject({ pageNumber: 2, totalPages: 3, totalCount: 23 });
});

it('offers the people, actions and subjects that it knows', async () => {
  const { body } = await administrator.get('/audit/choices');
  expect(body.data).toMatchObject({
    people: [
      { id: administrator.account.id, name: 'Alfa Administrator' },
      { id: officer.account.id, name: 'Oscar Officer' },
    ],
    actions: expect.arrayContaining(['booking.status', 'service.update']),
    subjects: expect.arrayContaining(['booking', 'service']),
  });
});

it('is exported as it is filtered, all pages of it', async () => {
  const { bytes, headers } = await administrator.get('/audit/export?to=2026-04-01&action=booking.status');
  const lines = Buffer.from(bytes).toString().trim().split('\r\n');
  expect(headers.get('content-disposition')).toContain('Audit.csv');
  expect(lines).toHaveLength(1 + 11);
  expect(lines[1]).toContain('"{""status"":""Processing""}"');
});

it.each(['update audit set reason = null', 'delete from audit', 'truncate audit'])(
  'is append-only in the database: %s is refused',
  async (sql) => {
    await expect(server.db.query(sql)).rejects.toThrow('never changed');
  },
);

it.each(['Client', 'Registration Officer', 'Protocol Officer', 'Finance Officer'])(
  'is not for a %s',
  async (role) => {
    const caller = await server.as(role);
    for (const path of ['/audit', '/audit/export', '/audit/choices'])
      expect((await caller.get(path)).status).toBe(403);
  },
);
