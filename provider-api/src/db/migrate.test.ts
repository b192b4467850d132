import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forAllTests } from '../testing/forAllTests.ts';
import { databaseBefore } from '../testing/olderDatabase.ts';
import { freshDatabase } from '../testing/testDatabase.ts';
import { type Database, migrate } from './index.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await freshDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
}, 60_000);
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);

it('applies new migrations in numeric order, each once', async () => {
  write('902-second.sql', 'insert into steps values (2)');
  write('901-first.sql', 'create table steps (n int); insert into steps values (1)');
  expect(await migrate(db, folder)).toEqual(['901-first.sql', '902-second.sql']);
  expect(await migrate(db, folder)).toEqual([]);
  expect((await db.query('select n from steps order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
});

it('keeps nothing of a migration that fails', async () => {
  write('903-broken.sql', 'insert into steps values (3); select nonsense');
  await expect(migrate(db, folder)).rejects.toThrow('nonsense');
  expect((await db.query('select count(*) as count from steps')).rows).toEqual([{ count: 2 }]);
  rmSync(path.join(folder, '903-broken.sql'));
});

it('refuses a migration that was edited after it ran', async () => {
  write('901-first.sql', 'create table steps (n bigint)');
  await expect(migrate(db, folder)).rejects.toThrow('901-first.sql has changed');
});

it('has nothing left to do on the schema that the tests use', async () => {
  expect(await migrate(db)).toEqual([]);
});

describe('an upgrade', () => {
  const db = forAllTests(() => databaseBefore('500-'));

  const reply = {
    message: 'Booked “twice”: ₦1,250.50',
    data: [
      {
        id: 4711,
        price: 1250.5,
        note: null,
        passengers: [{ name: 'O\'Alfa "Bravo" \\ \u0001' }],
        paid: true,
      },
    ],
  };
  const order = '{"message":"Booked","data":{"id":1}}';

  it('replies kept as jsonb are the same replies once they are kept as they are sent', async () => {
    await db.query(
      `insert into idempotency_keys (actor_id, key, endpoint, request_hash, reply)
     select n, 'key', 'POST /booking-services', 'hash', case when n > 1 then $1::jsonb end
       from generate_series(1, 300) n`,
      [reply],
    );
    expect(await migrate(db)).toContain('500-book-flights.sql');
    const { rows } = await db.query('select reply from idempotency_keys order by actor_id');
    expect(rows).toEqual([{ reply: null }, ...Array.from({ length: 299 }, () => ({ reply }))]);
    await db.query('update idempotency_keys set reply = $1 where actor_id = 1', [order]);
    const text = await db.query('select reply::text as text from idempotency_keys where actor_id = 1');
    expect(text.rows).toEqual([{ text: order }]);
  }, 60_000);
});
