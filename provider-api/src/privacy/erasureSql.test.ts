import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';
import { personalTables } from './personalTables.ts';
import { accountKeys } from './tables/kinds.ts';

const server = forAllTests(startTestServer);

const erasedKeys = async (given: unknown, keys: readonly string[]) => {
  const sql = `select erased_keys($1::jsonb, $2::text[], 'Erased') as erased`;
  return (await server.db.one<{ erased: unknown }>(sql, [JSON.stringify(given), keys])).erased;
};

it.each([
  ['a text', { FirstName: 'Zulu', Price: 3 }, { FirstName: 'Erased', Price: 3 }],
  ['whatever its spelling', { first_name: 'Zulu' }, { first_name: 'Erased' }],
  ['deep inside', { a: [{ b: { firstName: 'Zulu' } }] }, { a: [{ b: { firstName: 'Erased' } }] }],
  ['a list', { names: ['Zulu', 'Yankee'] }, { names: ['Erased', 'Erased'] }],
  ['objects beneath a personal key by their own keys', { names: [{ id: 4 }] }, { names: [{ id: 4 }] }],
  ['numbers and answers', { names: [4, true, null, ''] }, { names: [0, false, null, ''] }],
])('personal keys of JSON are erased: %s', async (_what, given, erased) => {
  expect(await erasedKeys(given, ['firstname', 'names'])).toEqual(erased);
});

it('an erasure empties nothing that must be there', async () => {
  const { rows } = await server.db.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and is_nullable = 'NO'`,
  );
  const needed = new Set(rows.map(({ column }) => column));
  const ofClients = Object.entries(personalTables).filter(([, { whose }]) => whose !== 'staff');
  const emptied = ofClients.flatMap(([table, { columns, ofAccount, ofPerson, rowsGo, forgets = [] }]) =>
    Object.entries(columns)
      .filter(
        ([name, { erased }]) =>
          erased === null && ((ofAccount ?? ofPerson) || forgets.some((one) => one.columns.includes(name))),
      )
      .filter(() => !rowsGo)
      .map(([name]) => `${table}.${name}`),
  );
  expect(emptied.filter((column) => needed.has(column))).toEqual([]);
});

const audited = { FirstName: 'Zulu', status: 'Active' };

async function auditRow(): Promise<number> {
  const { rows } = await server.db.query<{ id: number }>(
    `insert into audit (at, actor_id, actor_name, action, subject_kind, subject_id, before, reason)
     values (now(), 1, 'Zulu Yankee', 'user.update', 'user', '1', $1, 'Because') returning id`,
    [JSON.stringify(audited)],
  );
  return rows[0]?.id ?? 0;
}

it.each([
  `actor_name = 'Erased client'`,
  `reason = 'Erased'`,
  `before = '{"FirstName": "Erased", "status": "Active"}'`,
])('the audit lets an erasure pass: %s', async (set) => {
  const id = await auditRow();
  await expect(server.db.query(`update audit set ${set} where id = $1`, [id])).resolves.toMatchObject({
    rowCount: 1,
  });
});

it.each([
  `action = 'nothing'`,
  `at = now() + interval '1 s'`,
  'actor_id = 2',
  `subject_id = '2'`,
  `subject_kind = 'booking'`,
  `request_id = 'other'`,
  `actor_name = 'Somebody else'`,
  `reason = 'Another one'`,
  'reason = null',
  `before = '{"FirstName": "Yankee", "status": "Active"}'`,
  `before = '{"FirstName": "Erased", "status": "Inactive"}'`,
  `before = '{"FirstName": "Erased"}'`,
  'before = null',
  `after = '{}'`,
])('the audit lets nothing else pass: %s', async (set) => {
  const id = await auditRow();
  await expect(server.db.query(`update audit set ${set} where id = $1`, [id])).rejects.toThrow(
    'never changed',
  );
});

it.each([
  'delete from audit',
  'delete from client_notes',
  'truncate audit',
  `update client_notes set text = 'Other'`,
])('what is append-only stays: %s', async (statement) => {
  await server.db.query(
    `insert into client_notes (user_id, author_id, text, created_at)
       select id, id, 'A note', now() from users limit 1`,
  );
  const { id } = await server.account('Client');
  await server.db.query(
    `insert into client_notes (user_id, author_id, text, created_at) values ($1, $1, 'A note', now())`,
    [id],
  );
  await auditRow();
  await expect(server.db.query(statement)).rejects.toThrow('never changed');
});

it('the guard of the audit knows the same personal keys as the list', async () => {
  const { rows } = await server.db.query<{ definition: string }>(
    `select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'audit_erased'`,
  );
  expect(rows[0]?.definition).toContain(`'${accountKeys.join(',')}'`);
});
