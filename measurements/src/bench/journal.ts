import { exportJournal } from 'shared-api/contract';
import { lagosDate } from 'shared-api/rules';
import { ApiClient } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { startBenchEnvironment } from '../portal/benchEnvironment.ts';
import { runSql } from '../sql.ts';
import { seconds, table, timed } from '../table.ts';
import { peakDuring, residentMb } from './csvExport.ts';
import { manyDebits } from './statement.ts';

const entries = 1_000_000;

/** Reads the export to its end without keeping it; resolves to its lines. */
async function download(url: string, token: string): Promise<number> {
  const now = Date.now();
  const day = (days: number) => lagosDate(new Date(now + days * 86_400_000));
  const query = { from: day(-364), to: day(1) };
  const reply = await new ApiClient(url).send(exportJournal, { token, query });
  if (reply.status !== 200 || !reply.body) throw new Error(`The export answered ${reply.status}`);
  let lines = 0;
  for await (const chunk of reply.body)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}

/** The journal of a year with a million entries as CSV, and the server's memory. */
export const journal = async (): Promise<string> => {
  const postgres = await startPostgres();
  const environment = await startBenchEnvironment(postgres.url);
  await runSql(postgres.url, manyDebits(environment.modelClient.id, entries / 2));
  await runSql(postgres.url, 'vacuum analyze');
  const server = await environment.run();
  const { pid } = server;
  if (pid === undefined) throw new Error('The server has no process');
  const rows: string[][] = [];
  for (const round of ['first', 'second', 'third']) {
    const beforeMb = await residentMb(pid);
    const { ms, result } = await timed(() =>
      peakDuring(pid, download(environment.url, environment.administrator.token)),
    );
    if (result.result <= entries) throw new Error(`Only ${result.result} lines came`);
    const memory = `${beforeMb.toFixed(0)} → ${result.peakMb.toFixed(0)} MB`;
    rows.push([
      `${round}: ${result.result.toLocaleString('en-US')} lines`,
      `${seconds(ms)}, ${memory}`,
      '60 s',
    ]);
  }
  await server.stop();
  await postgres.stop();
  return table(['The journal of a year as CSV', 'time, memory of the server', 'target'], rows);
};
