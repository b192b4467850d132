import { builtInSettings } from 'shared-api/rules';
import type { Database } from '../db/index.ts';
import { freshDatabase } from '../testing/testDatabase.ts';
import { personalTables } from './personalTables.ts';
import { processingRecord } from './processingRecord.ts';
import { unlistedColumns } from './unlistedColumns.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

it('says of every column whether it tells something of a person', async () => {
  expect(await unlistedColumns(db)).toEqual([]);
});

it.each([
  ['a new column about people', 'alter table users add shoe_size int', 'users.shoe_size'],
  ['a new column of text', 'alter table airports add manager text', 'airports.manager'],
  ['a new table with text', 'create table visits (visitor text)', 'visits.visitor'],
  ['a new column of JSON', 'alter table services add extra jsonb', 'services.extra'],
])('finds %s', async (_, change, column) => {
  await db.transaction(async (tx) => {
    await tx.query(change);
    expect(await unlistedColumns(tx)).toEqual([
      `${column}: say in provider-api/src/privacy/tables whether it tells something of a person`,
    ]);
    await tx.query(
      change.startsWith('create') ? 'drop table visits' : change.replace(/ add (\w+) .*/, ' drop $1'),
    );
  });
});

it('finds a listed column that is not there any more', async () => {
  await db.query('alter table airports rename code to iata');
  expect(await unlistedColumns(db)).toContain('airports.code is listed, and is not there');
  await db.query('alter table airports rename iata to code');
});

it('makes the record of processing: a line for each column', () => {
  const post = { name: 'Post', purpose: 'Letters', country: 'Ireland', ground: 'A contract' };
  const settings = { ...builtInSettings, dataRecipients: [post] };
  const [heading, ...lines] = processingRecord(settings).trim().split('\r\n');
  const columns = Object.values(personalTables).flatMap((table) => Object.keys(table.columns));
  expect(lines).toHaveLength(columns.length);
  expect(heading).toContain('Ground');
  expect(lines.find((line) => line.startsWith('passengers,wheel_chair'))).toBe(
    'passengers,wheel_chair,passenger,"What a passenger needs, such as a wheelchair",To bring what the passenger needs,Consent,30 days after the flight,"Post, Letters, Ireland, A contract",Yes,false',
  );
});
