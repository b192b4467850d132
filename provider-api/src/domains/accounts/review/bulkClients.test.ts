import { forAllTests } from '../../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../../testing/testServer.ts';

const server = forAllTests(startTestServer);
let officer: SignedIn;
beforeAll(async () => {
  officer = await server.as('Registration Officer', { first_name: 'Bravo', last_name: 'Officer' });
});

const preview = (by: SignedIn, Ids: unknown, Status: unknown) =>
  by.post('/users/activation/preview', { Ids, Status });
const move = (by: SignedIn, Rows: unknown, Status: unknown, Reason?: string) =>
  by.post('/users/activation/many', { Rows, Status, Reason });

const clients = (...statuses: string[]) =>
  Promise.all(
    statuses.map((status, index) =>
      server.account('Client', { status, business_name: `Client ${index + 1}`, category: 'Corporate' }),
    ),
  );
const statusesOf = async (ids: readonly number[]) => {
  const { rows } = await server.db.query<{ status: string }>(
    'select status from users where id = any ($1::bigint[]) order by array_position($1::bigint[], id)',
    [ids],
  );
  return rows.map(({ status }) => status);
};
const auditOf = async (id: number) => {
  const { rows } = await server.db.query<{ after: unknown }>(
    `select after from audit where subject_kind = 'user' and subject_id = $1 and action = 'user.status'`,
    [id],
  );
  return rows.map(({ after }) => after);
};

describe('a preview of many clients', () => {
  it('says for each what will change and what cannot, and why, and changes nothing [STAFF-13]', async () => {
    const made = await clients('Processing', 'New', 'Active', 'Deactivated');
    const ids = made.map(({ id }) => id);
    const missing = 999_999_999;
    const { status, body } = await preview(officer, [...ids, missing], 'Active');
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { id: ids[0], name: 'Client 1', status: 'Processing', verdict: 'moves', why: null },
      { id: ids[1], name: 'Client 2', status: 'New', verdict: 'moves', why: null },
      { id: ids[2], name: 'Client 3', status: 'Active', verdict: 'same', why: null },
      {
        id: ids[3],
        name: 'Client 4',
        status: 'Deactivated',
        verdict: 'refused',
        why: 'Only an Administrator can reactivate a deactivated account',
      },
      { id: missing, name: null, status: null, verdict: 'refused', why: 'There is no such client' },
    ]);
    expect(await statusesOf(ids)).toEqual(['Processing', 'New', 'Active', 'Deactivated']);
  });

  it('knows no staff account', async () => {
    const colleague = await server.account('Finance Officer');
    const administrator = await server.as('Administrator');
    const { body } = await preview(administrator, [colleague.id], 'Deactivated');
    expect(body.data[0]).toMatchObject({ verdict: 'refused', why: 'There is no such client' });
    const moved = await move(administrator, [{ Id: colleague.id, From: 'Active' }], 'Deactivated', 'Left');
    expect(moved.body.data[0]).toMatchObject({ outcome: 'refused', why: 'There is no such client' });
    expect(await statusesOf([colleague.id])).toEqual(['Active']);
  });
});

describe('moving many clients', () => {
  it('moves each separately, with an audit row and mail; one refusal keeps nobody back [STAFF-13, STATUS-13]', async () => {
    const made = await clients('Processing', 'Deactivated', 'New');
    const ids = made.map(({ id }) => id);
    const rows = [
      { Id: ids[0], From: 'Processing' },
      { Id: ids[1], From: 'Deactivated' },
      { Id: ids[2], From: 'New' },
    ];
    const { status, body } = await move(officer, rows, 'Inactive', 'The papers cannot be read');
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { id: ids[0], name: 'Client 1', status: 'Inactive', outcome: 'moved', why: null },
      {
        id: ids[1],
        name: 'Client 2',
        status: 'Deactivated',
        outcome: 'refused',
        why: 'The status cannot be changed from Deactivated to Inactive',
      },
      { id: ids[2], name: 'Client 3', status: 'Inactive', outcome: 'moved', why: null },
    ]);
    const told = { status: 'Inactive', reason: 'The papers cannot be read' };
    expect([await auditOf(ids[0] ?? 0), await auditOf(ids[1] ?? 0), await auditOf(ids[2] ?? 0)]).toEqual([
      [told],
      [],
      [told],
    ]);
    const [mail] = await server.mailTo(made[2]?.email ?? '');
    expect(mail?.text).toContain('The papers cannot be read');
  });

  it('leaves alone who was changed since the preview, and tells the current state', async () => {
    const [one] = await clients('Processing');
    const id = one?.id ?? 0;
    await officer.patch('/users/activation', { Id: id, Status: 'Active' });
    const { body } = await move(officer, [{ Id: id, From: 'Processing' }], 'Inactive', 'Late');
    expect(body.data).toEqual([
      {
        id,
        name: 'Client 1',
        status: 'Active',
        outcome: 'changed',
        why: 'Changed to Active in the meantime',
      },
    ]);
  });

  it('changes nothing when it is repeated, nor when a row stands in it twice', async () => {
    const [one] = await clients('Processing');
    const id = one?.id ?? 0;
    const row = { Id: id, From: 'Processing' };
    await move(officer, [row, row], 'Active');
    const { body } = await move(officer, [row], 'Active');
    expect(body.data).toEqual([{ id, name: 'Client 1', status: 'Active', outcome: 'same', why: null }]);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('asks for a reason where the client loses something', async () => {
    const [one] = await clients('Active');
    const { status, body } = await move(officer, [{ Id: one?.id, From: 'Active' }], 'Deactivated', '  ');
    expect([status, body.errors]).toEqual([400, { Reason: ['Give a reason'] }]);
  });

  it('takes 200 rows and not one more', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => 900_000_000 + index);
    expect((await preview(officer, ids.slice(1), 'Active')).status).toBe(200);
    expect((await preview(officer, ids, 'Active')).body.errors).toEqual({ Ids: ['Choose at most 200 rows'] });
    const rows = ids.map((Id) => ({ Id, From: 'New' }));
    expect((await move(officer, rows, 'Active')).body.errors).toEqual({ Rows: ['Choose at most 200 rows'] });
    const beyond = await move(officer, [{ Id: 2 ** 63, From: 'New' }], 'Active');
    expect([beyond.status, beyond.body.errors]).toEqual([400, { 'Rows[0].Id': ['Invalid id'] }]);
    expect((await preview(officer, [1, 1e308], 'Active')).body.errors).toEqual({ 'Ids[1]': ['Invalid id'] });
    expect((await preview(officer, [], 'Active')).status).toBe(400);
    expect((await preview(officer, [1], 'Gone')).status).toBe(400);
  });

  it('ends the sessions of those who are no longer Active', async () => {
    const client = await server.as('Client');
    await move(officer, [{ Id: client.account.id, From: 'Active' }], 'Inactive', 'Under inquiry');
    expect((await client.get('/services')).status).toBe(401);
  });
});

it.each(['Protocol Officer', 'Finance Officer', 'Client'])('a %s may not', async (role) => {
  const person = await server.as(role);
  expect((await preview(person, [1], 'Active')).status).toBe(403);
  expect((await move(person, [{ Id: 1, From: 'New' }], 'Active')).status).toBe(403);
});
