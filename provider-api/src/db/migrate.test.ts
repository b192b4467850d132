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

describe('an upgrade to payments that keep what is cleared', () => {
  const db = forAllTests(() => databaseBefore('764-'));

  it('counts in what files cleared and what was written off before', async () => {
    await db.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(
        `insert into payments (id, kind, application_user_id, amount_kobo, status, paid_at, accepted_kobo, settled_kobo,
                               arrived, opened, order_id, invoice_id, invoice_no, code, created_at)
         select id, 'funding', 1, 1000, status, case status when 'Paid' then now() end, accepted, settled, arrived,
                opened, id, id, id, id, now()
           from (values (1, 'Paid', null, null, 'gateway', false), (2, 'Unpaid', 700, null, 'gateway', false),
                        (3, 'Paid', null, 900, 'gateway', false), (4, 'Paid', null, null, 'bank', false),
                        (5, 'Paid', null, null, 'gateway', true), (6, 'Unpaid', null, null, 'gateway', false))
             as made (id, status, accepted, settled, arrived, opened)`,
      );
      await tx.query(
        `insert into settlement_lines (file_id, number, rrr, gross_kobo, fee_kobo, payment_id, cleared_kobo, resolved,
                                       resolved_by, resolved_at)
         select 1, number, number, 400, 0, payment_id, cleared, case when cleared is not null then 'posted' end,
                case when cleared is not null then 1 end, case when cleared is not null then now() end
           from (values (1, 1, 400), (2, 1, 300), (3, 2, 400), (4, 6, null)) as made (number, payment_id, cleared)`,
      );
      await tx.query(
        `insert into book_decisions (kind, payment_id, amount_kobo, reason, status, proposed_by, proposed_at, decided_by,
                                     decided_at)
         select 'write_off', 1, kobo, 'Lost', status, 1, now(), 2, now()
           from (values (250, 'Approved'), (50, 'Rejected')) as made (kobo, status)`,
      );
    });
    expect(await migrate(db)).toContain('764-open-payments.sql');
    const { rows } = await db.query<{ figures: string }>(
      `select id || ': ' || cleared_kobo || ', ' || open_kobo as figures from payments order by id`,
    );
    expect(rows.map(({ figures }) => figures)).toEqual([
      '1: 950, 50',
      '2: 400, 300',
      '3: 0, 900',
      '4: 0, 0',
      '5: 0, 0',
      '6: 0, 0',
    ]);
  }, 60_000);
});
