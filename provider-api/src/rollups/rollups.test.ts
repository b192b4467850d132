import fc from 'fast-check';
import type {} from '../db/index.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { makeAccount } from '../testing/makeAccount.ts';
import { freshDatabase } from '../testing/testDatabase.ts';

type Step =
  | { kind: 'book'; airport: number; service: number; day: number; kobo: number }
  | { kind: 'move'; pick: number; status: string }
  | { kind: 'earn' | 'unbook'; pick: number }
  | { kind: 'register'; category: 'Individual' | 'Corporate'; family: boolean; day: number }
  | { kind: 'review'; pick: number; status: string }
  | { kind: 'invoice'; type: 'funding' | 'registration'; day: number; kobo: number }
  | { kind: 'pay' | 'expire'; pick: number }
  | { kind: 'fold' };

const day = fc.integer({ min: 1, max: 28 });
const pick = fc.nat(50);
const kobo = fc.integer({ min: 1, max: 1_000_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('book' as const),
    airport: fc.integer({ min: 1, max: 3 }),
    service: fc.integer({ min: 0, max: 1 }),
    day,
    kobo,
  }),
  fc.record({
    kind: fc.constant('move' as const),
    pick,
    status: fc.constantFrom('Processing', 'Service_Rendered', 'No_Show', 'Canceled'),
  }),
  fc.record({ kind: fc.constantFrom('earn' as const, 'unbook' as const), pick }),
  fc.record({
    kind: fc.constant('register' as const),
    category: fc.constantFrom('Individual' as const, 'Corporate' as const),
    family: fc.boolean(),
    day,
  }),
  fc.record({
    kind: fc.constant('review' as const),
    pick,
    status: fc.constantFrom('New', 'Processing', 'Active'),
  }),
  fc.record({
    kind: fc.constant('invoice' as const),
    type: fc.constantFrom('funding' as const, 'registration' as const),
    day,
    kobo,
  }),
  fc.record({ kind: fc.constantFrom('pay' as const, 'expire' as const), pick }),
  fc.record({ kind: fc.constant('fold' as const) }),
);

const db = forAllTests(freshDatabase);
let services: number[] = [];
let made = 0;
beforeAll(async () => {
  await makeAccount(db, 'Client', {});
  const { rows } = await db.query<{ id: number }>(
    `insert into services (name, price_kobo, service_type_id) values ('Arrival', 1, 1), ('Lounge', 1, 1) returning id`,
  );
  services = rows.map(({ id }) => id);
});

/** One of the rows of a table, as `of` orders them; nothing while there are none. */
const picked = (table: string, of: number, condition = 'true') =>
  `(select id from ${table} where ${condition} order by id offset ${of} %
     greatest(1, (select count(*) from ${table} where ${condition})) limit 1)`;

const sqlOf = (each: Step): string => {
  made += 1;
  switch (each.kind) {
    case 'book':
      return `insert into bookings (batch_code, application_user_id, service_id, airport_id, destination_airport_id,
                flight_number, date_of_travel, flight_at, passenger_count, unit_price_kobo, price_kobo, created_at)
              select gen_random_uuid(), id, ${services[each.service]}, ${each.airport}, 1, 'P47121', '2026-05-01',
                     '2026-05-01', 1, ${each.kobo}, ${each.kobo}, '2026-03-${each.day}T23:30:00Z'
                from users where role = 'Client' limit 1`;
    case 'move':
      return `update bookings set status = '${each.status}' where id = ${picked('bookings', each.pick)}`;
    case 'earn':
      return `with journal as (
                insert into journals (kind, booking_id, created_at)
                select 'earned', id, '2026-04-02' from bookings
                 where id = ${picked('bookings', each.pick, "id not in (select booking_id from journals where kind = 'earned')")}
                returning id)
              insert into ledger_entries (journal_id, account_id, amount_kobo)
              select journal.id, account.id, case kind when 'revenue' then 700 else -700 end
                from journal, ledger_accounts account where kind in ('revenue', 'unearned')`;
    case 'unbook':
      return `delete from bookings where id = ${picked('bookings', each.pick, 'id not in (select booking_id from journals where booking_id is not null)')}`;
    case 'register':
      return `insert into users (email, role, status, category, is_family, client_type_id, first_name, last_name,
                                 business_name, created_at)
              values ('figure${made}@client.example', 'Client', 'New', '${each.category}',
                      ${each.family && each.category === 'Individual'}, 1, 'Alfa', 'Bravo', 'Charlie',
                      '2026-03-${each.day}')`;
    case 'review':
      return `update users set status = '${each.status}' where id = ${picked('users', each.pick)}`;
    case 'invoice':
      return `insert into payments (kind, application_user_id, amount_kobo, order_id, invoice_id, invoice_no, code,
                                    created_at)
              select '${each.type}', id, ${each.kobo}, 'f${made}', 'f${made}', 'f${made}', 'f${made}',
                     '2026-03-${each.day}'
                from users where role = 'Client' limit 1`;
    case 'pay':
      return `update payments set status = 'Paid', paid_at = now() where id = ${picked('payments', each.pick)}`;
    case 'expire':
      return `update payments set closed_at = now(), closed_as = 'Expired' where id = ${picked('payments', each.pick)}`;
    case 'fold':
      return 'select fold_figures()';
  }
};

const kept = `select figure, airport_id, service_id, kind, status, day, sum(count) as count, sum(kobo) as kobo
                from figures group by 1, 2, 3, 4, 5, 6
              having sum(count) <> 0 or sum(kobo) <> 0 order by 1, 2, 3, 4, 5, 6`;
const keptFigures = async () => {
  await db.query('select fold_figures()');
  return (await db.query(kept)).rows;
};

it('figures equal a fresh count, whatever happened and whenever they were folded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      for (const each of steps) await db.query(sqlOf(each));
      const figures = await keptFigures();
      await db.query('select recount_figures()');
      expect(figures).toEqual(await keptFigures());
    }),
    { numRuns: 12 },
  );
  const { rows } = await db.query<{ figure: string }>('select distinct figure from figures order by 1');
  expect(rows.map(({ figure }) => figure)).toEqual(['bookings', 'clients', 'payments', 'revenue', 'travels']);
}, 120_000);

it('the totals are those of the tables themselves, in all and by each part', async () => {
  await db.query(sqlOf({ kind: 'book', airport: 2, service: 0, day: 3, kobo: 500 }));
  await db.query('select fold_figures()');
  const difference = async (counted: string, columns: string, condition: string) =>
    (
      await db.query(
        `(${counted} except select ${columns}, count, kobo from figures where ${condition} and count <> 0)
         union all
         (select ${columns}, count, kobo from figures where ${condition} and count <> 0 except ${counted})`,
      )
    ).rows;
  const all = `day = '-infinity'`;
  expect(
    await difference(
      'select airport_id, status, count(*), sum(price_kobo)::bigint from bookings group by 1, 2',
      'airport_id, status',
      `figure = 'bookings' and airport_id <> 0 and service_id = 0 and status <> '' and ${all}`,
    ),
  ).toEqual([]);
  expect(
    await difference(
      'select lagos_day(created_at), service_id, count(*), sum(price_kobo)::bigint from bookings group by 1, 2',
      'day, service_id',
      `figure = 'bookings' and airport_id = 0 and service_id <> 0 and status = '' and day > '-infinity'`,
    ),
  ).toEqual([]);
  expect(
    await difference(
      'select type::text, count(*), sum(amount_kobo)::bigint from payments group by 1',
      'kind',
      `figure = 'payments' and kind <> '' and status = '' and ${all}`,
    ),
  ).toEqual([]);
  expect(
    await difference(
      `select 'revenue', count(*), sum(amount_kobo)::bigint from ledger_entries
        where account_id = (select id from ledger_accounts where kind = 'revenue')`,
      'figure',
      `figure = 'revenue' and airport_id = 0 and service_id = 0 and ${all}`,
    ),
  ).toEqual([]);
});
