import path from 'node:path';
import { exportFundTransactions } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import { findPrograms, startPostgres } from 'tooling/postgres';
import { runProgram } from 'tooling/programs';
import { startBenchEnvironment } from '../portal/benchEnvironment.ts';
import { runSql } from '../sql.ts';
import { median, seconds, table, timed } from '../table.ts';

const rows = 1_000_000;
const sampleMs = 100;

/** The triggers and checks that each funding passes by itself are left out. */
const manyPayments = (clientId: number): string => `
  set session_replication_role = replica;
  insert into payments
    (kind, owner_id, created_by, amount_kobo, status, order_id, rrr, invoice_id, invoice_no, code, method,
     created_at, paid_at)
  select 'funding', ${clientId}, ${clientId}, 5000000, 'Paid', 'M-' || n, (900000000000 + n)::text, 'M-' || n,
         'PSF-M-' || n, 'M-' || n, 'Remita', at, at
    from (select n, now() - interval '1 hour' - (${rows} - n) * (interval '1095 days' / ${rows}) as at
            from generate_series(1, ${rows}) as n) made;`;

const residentMb = async (pid: number): Promise<number> => {
  const { stdout } = await runProgram('ps', { args: ['-o', 'rss=', '-p', String(pid)], output: 'keep' });
  return Number(stdout.trim()) / 1024;
};

const peakDuring = async <T>(pid: number, work: Promise<T>): Promise<{ peakMb: number; result: T }> => {
  let peakMb = 0;
  let over = false;
  const ended = work.finally(() => {
    over = true;
  });
  while (!over) {
    peakMb = Math.max(peakMb, await residentMb(pid));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, sampleMs))]);
  }
  return { peakMb, result: await ended };
};

/** It reads as a browser would, without keeping anything. */
const download = async (url: string, token: string): Promise<number> => {
  const reply = await new ApiClient(url).send(exportFundTransactions, { token });
  if (reply.status !== 200 || !reply.body) throw new Error(`The export answered ${reply.status}`);
  let lines = 0;
  for await (const chunk of reply.body)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
};

/** PostgreSQL alone writes these cells as the export does. */
const copy = `copy (
  select p.created_at, p.invoice_id, p.invoice_no, p.amount_kobo / 100.0, p.rrr, p.status, p.status as paid,
         coalesce(funder.business_name, concat_ws(' ', funder.first_name, funder.last_name)) as funder,
         coalesce(client.business_name, concat_ws(' ', client.first_name, client.last_name)) as client
    from payments p join users client on client.id = p.owner_id
    left join users funder on funder.id = p.created_by
   order by p.created_at desc, p.id desc) to stdout with (format csv)`;

const copyOut = async (databaseUrl: string): Promise<void> => {
  const { code, stderr } = await runProgram(path.join(findPrograms().folder, 'psql'), {
    args: ['-X', '-q', '-o', '/dev/null', '-c', copy, databaseUrl],
    output: 'keep',
  });
  if (code !== 0) throw new Error(`psql failed: ${stderr}`);
};

export const csvExport = async (): Promise<string> => {
  const postgres = await startPostgres();
  const environment = await startBenchEnvironment(postgres.url);
  await runSql(postgres.url, manyPayments(environment.modelClient.id));
  await runSql(postgres.url, 'vacuum analyze payments');
  const server = await environment.run();
  const { pid } = server;
  if (pid === undefined) throw new Error('The server has no process');
  const copies: number[] = [];
  const exports: number[] = [];
  const memory: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    copies.push((await timed(() => copyOut(postgres.url))).ms);
    const beforeMb = await residentMb(pid);
    const { ms, result } = await timed(() =>
      peakDuring(pid, download(environment.url, environment.administrator.token)),
    );
    if (result.result <= rows) throw new Error(`Only ${result.result} lines came`);
    exports.push(ms);
    memory.push(
      `${beforeMb.toFixed(0)} → ${result.peakMb.toFixed(0)} (+${(result.peakMb - beforeMb).toFixed(0)})`,
    );
  }
  await server.stop();
  await postgres.stop();
  const [copyMs, exportMs] = [median(copies), median(exports)];
  return table(
    ['1,000,000 fundings as CSV, median of 3', 'figure', 'target'],
    [
      ['`COPY … TO STDOUT (FORMAT csv)`', seconds(copyMs), ''],
      ['Export over HTTP', seconds(exportMs), ''],
      ['Ratio', (exportMs / copyMs).toFixed(2), '4'],
      ['Server memory before → peak, MB, each round', memory.join('; '), '+64'],
    ],
  );
};
