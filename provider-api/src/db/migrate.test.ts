import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyDatabase, freshDatabase } from '../testing/testDatabase.ts';
import { type Database, migrate } from './index.ts';

let db: Database;
let folder: string;
beforeEach(async () => {
  db = await emptyDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  mkdirSync(path.join(folder, 'functions'));
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
const stepsOf = async () =>
  (await db.query<{ n: number }>('select n from steps order by n')).rows.map(({ n }) => n);

it('applies new migrations in the order of their names, each once', async () => {
  write('002-second.sql', 'insert into steps values (2)');
  write('001-first.sql', 'create table steps (n int); insert into steps values (1)');
  expect(await migrate(db, folder)).toEqual(['001-first.sql', '002-second.sql']);
  expect(await migrate(db, folder)).toEqual([]);
  expect(await stepsOf()).toEqual([1, 2]);
});

it('keeps nothing of a migration that fails', async () => {
  write('001-first.sql', 'create table steps (n int); insert into steps values (1)');
  await migrate(db, folder);
  write('002-broken.sql', 'insert into steps values (2); select nonsense');
  await expect(migrate(db, folder)).rejects.toThrow('nonsense');
  expect(await stepsOf()).toEqual([1]);
});

it('refuses a migration that was edited after it ran, before it applies another', async () => {
  write('001-first.sql', 'create table steps (n int)');
  await migrate(db, folder);
  write('001-first.sql', 'create table steps (n bigint)');
  write('002-second.sql', 'insert into steps values (2)');
  await expect(migrate(db, folder)).rejects.toThrow('001-first.sql has changed');
  expect(await stepsOf()).toEqual([]);
});

it('applies a function before the tables that use it, and again once it changed', async () => {
  const doubled = (by: string) =>
    `create or replace function doubled(n int) returns int language sql immutable as 'select ${by} * n'`;
  write('functions/doubled.sql', doubled('2'));
  write('001-first.sql', 'create table steps (n int, twice int generated always as (doubled(n)) stored)');
  expect(await migrate(db, folder)).toEqual(['functions/doubled.sql', '001-first.sql']);
  write('functions/doubled.sql', doubled('-2'));
  expect(await migrate(db, folder)).toEqual(['functions/doubled.sql']);
  expect((await db.query('insert into steps values (3) returning twice')).rows).toEqual([{ twice: -6 }]);
});

it('refuses a database that an earlier version made, in one sentence', async () => {
  write('001-core.sql', 'create table steps (n int)');
  await migrate(db, folder);
  rmSync(path.join(folder, '001-core.sql'));
  write('001-platform.sql', 'create table steps (n int)');
  await expect(migrate(db, folder)).rejects.toThrow(/^An earlier version of the portal made this database/);
});

it('leaves a database alone to which a newer version added', async () => {
  write('001-first.sql', 'create table steps (n int)');
  write('002-newer.sql', 'insert into steps values (2)');
  await migrate(db, folder);
  rmSync(path.join(folder, '002-newer.sql'));
  expect(await migrate(db, folder)).toEqual([]);
});

it('has nothing left to do on the schema that the tests use', async () => {
  const migrated = await freshDatabase();
  expect(await migrate(migrated)).toEqual([]);
  await migrated.close();
});
