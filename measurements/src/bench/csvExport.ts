import { readFileSync, writeFileSync } from 'node:fs';
import { exportFundTransactions } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { production, startTestEnvironment } from '../portal/testEnvironment.ts';
import { postgresTool, runSql } from '../sql.ts';
import { median, seconds, table, timed } from '../table.ts';

const rows = Number(process.env.EXPORT_ROWS ?? 1_000_000);

/** Triggers and checks are switched off, since inserting the rows would otherwise take too long. */
const manyPayments = (clientId: number): string => `
  set session_replication_role = replica;
  insert into payments
    (kind, owner_id, created_by, amount_kobo, status, order_id, rrr, invoice_id, invoice_no, code, method,
     created_at, paid_at)
  select 'funding', ${clientId}, ${clientId}, 5000000, 'Paid', 'M-' || n, (900000000000 + n)::text, 'M-' || n,
         'PSF-M-' || n, 'M-' || n, 'Remita', at, at
    from (select n, now() - interval '1 hour' - (${rows} - n) * (interval '1095 days' / ${rows}) as at
            from generate_series(1, ${rows}) as n) made;`;

const copy = `copy (
  select p.created_at, p.invoice_id, p.invoice_no, p.amount_kobo / 100.0, p.rrr, p.status, p.status as paid,
         coalesce(funder.business_name, concat_ws(' ', funder.first_name, funder.last_name)) as funder,
         coalesce(client.business_name, concat_ws(' ', client.first_name, client.last_name)) as client
    from payments p join users client on client.id = p.owner_id
    left join users funder on funder.id = p.created_by
   order by p.created_at desc, p.id desc) to stdout with (format csv)`;

const memoryMb = (pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const forgetPeak = (pid: number | undefined): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

const download = async (url: string, token: string): Promise<void> => {
  const reply = await new ApiClient(url).send(exportFundTransactions, { token });
  if (reply.status !== 200 || !reply.body) throw new Error(`The export answered ${reply.status}`);
  let lines = 0;
  for await (const chunk of reply.body)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  if (lines <= rows) throw new Error(`Only ${lines} lines came`);
};

export const csvExport = async (): Promise<string> => {
  const postgres = await startPostgres();
  const { portal, accounts, anotherServer } = await startTestEnvironment({ DATABASE_URL: postgres.url });
  await portal.stop();
  await runSql(postgres.url, manyPayments(accounts.clients[0]?.id ?? 0));
  await runSql(postgres.url, 'vacuum analyze payments');
  const { url, pid, stop } = await anotherServer(production);
  const [copies, exports, memory]: [number[], number[], string[]] = [[], [], []];
  for (let round = 0; round < 3; round += 1) {
    const copied = await timed(() => postgresTool('psql', '-Xqo', '/dev/null', '-c', copy, postgres.url));
    copies.push(copied.ms);
    const beforeMb = memoryMb(pid, 'VmRSS');
    forgetPeak(pid);
    exports.push((await timed(() => download(url, accounts.administrator.token))).ms);
    const peakMb = memoryMb(pid, 'VmHWM');
    memory.push(`${beforeMb.toFixed(0)} → ${peakMb.toFixed(0)} (+${(peakMb - beforeMb).toFixed(0)})`);
  }
  await stop();
  await postgres.stop();
  const [copyMs, exportMs] = [median(copies), median(exports)];
  return table(
    [`${rows.toLocaleString('en-US')} fundings as CSV, median of 3`, 'figure', 'target'],
    [
      ['`COPY … TO STDOUT (FORMAT csv)`', seconds(copyMs), ''],
      ['Export over HTTP', seconds(exportMs), ''],
      ['Ratio', (exportMs / copyMs).toFixed(2), '4'],
      ['Server memory before → peak, MB, each round', memory.join('; '), '+64'],
    ],
  );
};
