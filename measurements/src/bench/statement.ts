import { readStatement } from 'shared-api/contract';
import { lagosDate } from 'shared-api/rules';
import { ApiClient } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { startBenchEnvironment } from '../portal/benchEnvironment.ts';
import { runSql } from '../sql.ts';
import { table, timed } from '../table.ts';

const entries = 10_000;
const rounds = 100;

/** Bookings of one client over the last year, each debited, without the triggers that each one passes by itself. */
export const manyDebits = (clientId: number, entries: number): string => `
  set session_replication_role = replica;
  with made as (
    insert into bookings (batch_code, owner_id, created_by, service_id, airport_id, destination_airport_id,
                          flight_number, airline, date_of_travel, flight_at, passenger_count, unit_price_kobo,
                          price_kobo, invoice_id, invoice_no, created_at)
    select gen_random_uuid(), ${clientId}, ${clientId}, (select min(id) from services), 13, 1, 'P47121', 'Air Peace',
           at::date + 2, at + interval '2 days', 2, 100, 200, 'S-' || n, 'PSB-S-' || n, at
      from (select n, now() - interval '360 days' * n / ${entries} as at from generate_series(1, ${entries}) as n) booked
    returning id, created_at
  ), travelling as (
    insert into passengers (booking_id, position, first_name, last_name, designation, gender)
    select id, n, 'Charlie', 'Sierra ' || n, 'Ms.', 'Female' from made cross join generate_series(1, 2) as n
  ), posted as (
    insert into journals (kind, booking_id, actor_id, created_at)
    select 'booking', id, ${clientId}, created_at from made returning id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select posted.id, account.id, case account.kind when 'wallet' then -200 else 200 end
    from posted join ledger_accounts account on account.kind = 'unearned' or account.owner_id = ${clientId}`;

/** The first page of a statement of ten thousand changes, with its balances and totals. */
export const statement = async (): Promise<string> => {
  const postgres = await startPostgres();
  const environment = await startBenchEnvironment(postgres.url);
  const { id, token } = environment.modelClient;
  await runSql(postgres.url, manyDebits(id, entries));
  await runSql(postgres.url, 'vacuum analyze');
  const server = await environment.run();
  const api = new ApiClient(environment.url);
  const now = Date.now();
  const day = (days: number) => lagosDate(new Date(now + days * 86_400_000));
  const query = { from: day(-364), to: day(1) };
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { ms, result } = await timed(() => api.call(readStatement, { token, query }));
    if (result.lines.length === 0) throw new Error('No lines came');
    taken.push(ms);
  }
  await server.stop();
  await postgres.stop();
  const [p50, p95] = [0.5, 0.95].map(
    (part) => taken.toSorted((a, b) => a - b)[Math.floor(rounds * part)] ?? 0,
  );
  return table(
    [
      `Statement of ${entries.toLocaleString('en-US')} entries over HTTP, ${rounds} times`,
      'figure',
      'target',
    ],
    [
      ['median', `${p50?.toFixed(0)} ms`, ''],
      ['p95', `${p95?.toFixed(0)} ms`, '300 ms'],
    ],
  );
};
