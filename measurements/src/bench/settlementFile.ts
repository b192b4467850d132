import { type BodyOf, createProfile, postFile, readFile } from 'shared-api/contract';
import { ApiClient, waitFor } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { startBenchEnvironment } from '../portal/benchEnvironment.ts';
import { runSql } from '../sql.ts';
import { seconds, table, timed } from '../table.ts';
import { peakDuring, residentMb } from './csvExport.ts';

const lines = 50_000;
const kobo = 5_000_000;
const naira = 50_000;

const profile: BodyOf<typeof createProfile> = {
  name: 'Measured file',
  separator: ',',
  encoding: 'utf-8',
  columns: { rrr: 'RRR', amount: 'Amount', fee: null, paid: 'Paid', settled: null, reference: null },
  dateFormat: 'YYYY-MM-DD',
  decimalSign: '.',
};

/** As many payments of one client, each with its journal, without the triggers that each one passes by itself. */
const manyPaid = (clientId: number): string => `
  set session_replication_role = replica;
  with made as (
    insert into payments (kind, owner_id, amount_kobo, status, order_id, rrr, invoice_id, invoice_no, code,
                          created_at, paid_at)
    select 'funding', ${clientId}, ${kobo}, 'Paid', 'F-' || n, (310000000000 + n)::text, 'F-' || n, 'F-' || n, 'F-' || n,
           now(), now()
      from generate_series(1, ${lines}) as n
    returning id
  ), posted as (
    insert into journals (kind, payment_id) select 'funding', id from made returning id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select posted.id, account.id, case account.kind when 'wallet' then ${kobo} else -${kobo} end
    from posted join ledger_accounts account on account.kind = 'gateway_clearing' or account.owner_id = ${clientId}`;

function settlementOf(count: number): FormData {
  const rows = Array.from(
    { length: count },
    (_, n) => `2026-03-03 09:00:00,${310_000_000_001 + n},${naira}.00`,
  );
  const text = `Paid,RRR,Amount\r\n${rows.join('\r\n')}\r\n`;
  const form = new FormData();
  form.append('Files', new Blob([text], { type: 'text/csv' }), 'settlement.csv');
  return form;
}

/** A settlement file of the largest size: taken in, held against the payments, and its matched lines posted. */
export const settlementFile = async (): Promise<string> => {
  const postgres = await startPostgres();
  const environment = await startBenchEnvironment(postgres.url);
  const { administrator, modelClient, databaseUrl, url } = environment;
  await runSql(databaseUrl, manyPaid(modelClient.id));
  await runSql(databaseUrl, 'vacuum analyze');
  const server = await environment.runLive();
  const api = new ApiClient(url);
  const { token } = administrator;
  const { id: profileId } = await api.call(createProfile, { token, body: profile });
  const form = settlementOf(lines);
  form.append('profileId', String(profileId));
  const pid = server.pid ?? 0;
  const before = await residentMb(pid);
  const upload = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${url}/api/books/files`, { method: 'POST', headers, body: form });
    const { data, message } = (await reply.json()) as { data?: { id: number }; message: string };
    if (!data) throw new Error(message);
    return data.id;
  };
  const { peakMb, result: taken } = await peakDuring(pid, timed(upload));
  const params = { id: taken.result };
  const matched = await timed(() =>
    waitFor(async () => (await api.call(readFile, { token, params })).counts.matched === lines, {
      what: 'The last match',
      timeoutMs: 120_000,
    }),
  );
  const posted = await timed(() => api.call(postFile, { token, params, body: {} }));
  await server.stop();
  await postgres.stop();
  const totalMs = taken.ms + matched.ms + posted.ms;
  return table(
    [`Settlement file of ${lines.toLocaleString('en-US')} lines`, 'figure', 'target'],
    [
      ['Read and stored, until the reply', seconds(taken.ms), ''],
      ['Held against the payments', seconds(matched.ms), ''],
      ['All lines posted', seconds(posted.ms), ''],
      ['Together', seconds(totalMs), '60 s'],
      ['Memory above rest while it is read', `${Math.max(0, peakMb - before).toFixed(0)} MB`, ''],
    ],
  );
};
