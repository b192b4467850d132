import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
