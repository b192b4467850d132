import { listMissing, readClearing } from 'shared-api/contract';
import { lagosDate } from 'shared-api/rules';
import { ApiClient } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { startBenchEnvironment } from '../portal/benchEnvironment.ts';
import { runSql } from '../sql.ts';
import { table, timed } from '../table.ts';
import { manyPayments } from './manyPayments.ts';

const payments = 1_000_000;
const rounds = 50;
/** All but the newest 2,500 and one of every 5,000. */
const isCleared = `n < ${payments - 2_500} and n % 5000 <> 0`;

/** What entered the payments, and the lines of a thousand files with the journals that cleared them. */
const settled = (clientId: number): string => `
  create temp table paid as
  select id, paid_at, row_number() over (order by id) as n from payments where order_id like 'M-%';
  with posted as (
    insert into journals (kind, payment_id, created_at) select 'funding', id, paid_at from paid order by id returning id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select posted.id, account.id, case account.kind when 'wallet' then 5000000 else -5000000 end
    from posted join ledger_accounts account on account.kind = 'gateway_clearing' or account.owner_id = ${clientId};
  insert into settlement_profiles (id, name, separator, encoding, columns, date_format, decimal_sign, created_by, created_at)
  values (1, 'Measured', ',', 'utf-8', '{}', 'YYYY-MM-DD', '.', ${clientId}, now());
  insert into settlement_files (id, profile_id, name, sha256, state, line_count, uploaded_by, uploaded_at)
  select n, 1, 'File ' || n, n, 'Read', 1000, ${clientId}, now() from generate_series(1, 1 + ${payments} / 1000) as n;
  insert into settlement_lines (file_id, number, rrr, gross_kobo, fee_kobo, state, payment_id, cleared_kobo, resolved,
                                resolved_by, resolved_at)
  select 1 + n / 1000, 1 + n % 1000, (900000000000 + n)::text, 5000000, 0, 'matched', id, 5000000, 'posted', ${clientId}, now()
    from paid where ${isCleared};
  with posted as (
    insert into journals (kind, line_id, created_at)
    select 'settlement', id, now() - interval '1 day' from settlement_lines where file_id <= 1 + ${payments} / 1000
     order by id returning id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select posted.id, account.id, case account.kind when 'bank' then -5000000 else 5000000 end
    from posted join ledger_accounts account on account.kind in ('gateway_clearing', 'bank')`;

/** A row of the table: how long an answer takes, after a first one. */
const times = async (name: string, ask: () => Promise<unknown>): Promise<string[]> => {
  await ask();
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push((await timed(ask)).ms);
  taken.sort((a, b) => a - b);
  const [p50, p95] = [0.5, 0.95].map((part) => `${taken[Math.floor(rounds * part)]?.toFixed(0)} ms`);
  return [name, p50 ?? '', p95 ?? '', '500 ms'];
};

/** What the gateway still owes, of a million payments that it has settled but for a few thousand. */
export const books = async (): Promise<string> => {
  const postgres = await startPostgres();
  const environment = await startBenchEnvironment(postgres.url);
  const { administrator, modelClient, url } = environment;
  const cleared = `case when ${isCleared} then 5000000 else 0 end`;
  await runSql(postgres.url, `${manyPayments(modelClient.id, payments, cleared)} ${settled(modelClient.id)}`);
  await runSql(postgres.url, 'vacuum analyze');
  const server = await environment.run();
  const api = new ApiClient(url);
  const { token } = administrator;
  const { difference, openPayments } = await api.call(readClearing, { token });
  if (difference !== 0) throw new Error(`Clearing differs by ${difference}`);
  const query = { before: lagosDate(new Date()) };
  const rows = [
    await times('Clearing', () => api.call(readClearing, { token })),
    await times('Missing payments, the first page', () => api.call(listMissing, { token, query: {} })),
    await times('Payments open before today, the first page', () => api.call(listMissing, { token, query })),
  ];
  await server.stop();
  await postgres.stop();
  const [all, open] = [payments, openPayments].map((count) => count.toLocaleString('en-US'));
  return table([`The books over ${all} payments, ${open} of them open`, 'median', 'p95', 'target'], rows);
};
