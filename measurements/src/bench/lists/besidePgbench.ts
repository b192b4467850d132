import { startPostgres } from 'tooling/postgres';
import { startBenchEnvironment } from '../../portal/benchEnvironment.ts';
import { median, table } from '../../table.ts';
import { withoutColons } from '../bookings/pgbenchScript.ts';
import { type Recorded, recordedStatements } from '../bookings/recordedStatements.ts';
import { pgbench } from '../pgbench.ts';
import { requestRate } from '../requestRate.ts';
import { fillForClients } from './fillForClients.ts';
import { listsAsked } from './listsAsked.ts';

const rounds = 5;
const effort = { connections: 16, forMs: 3_000 };

const scriptOf = (statements: readonly Recorded[]): string =>
  statements
    .map(({ sql, values }) => sql.replace(/\$(\d+)/g, (place, n: string) => values[Number(n) - 1] ?? place))
    .map((sql) => `${withoutColons(sql)};\n`)
    .join('');

/** Lists per second, each read again, over HTTP, and by pgbench with the statements that one such request logged. */
export const besidePgbench = async (): Promise<string> => {
  const postgres = await startPostgres({ durable: true });
  const environment = await startBenchEnvironment(postgres.url);
  const tokens = await fillForClients(environment, effort.connections);
  const asked = listsAsked.map(({ path, by }) => ({
    url: `${environment.url}/api${path}`,
    tokens: tokens[by],
  }));

  const logging = { DATABASE_URL: `${postgres.url}?options=-c%20log_statement%3Dall` };
  const logged = await environment.run(logging);
  const scripts: string[] = [];
  for (const {
    url,
    tokens: [token],
  } of asked) {
    const headers = { authorization: `Bearer ${token}` };
    // The first request reads what the server remembers, and writes that the session is used.
    for (const _ of ['first', 'second']) await (await fetch(url, { headers })).text();
    const before = recordedStatements(postgres.log()).length;
    await (await fetch(url, { headers })).text();
    scripts.push(scriptOf(recordedStatements(postgres.log()).slice(before)));
  }
  await logged.stop();

  const server = await environment.run();
  const rows: string[][] = [];
  for (const [index, { name, path }] of listsAsked.entries()) {
    const [list, script = ''] = [asked[index], scripts[index]];
    if (!list) continue;
    const [http, oneByOne, prepared]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round <= rounds; round += 1) {
      const rate = await requestRate(list, effort.connections, effort.forMs);
      // What the first round compiles is not what a running server does.
      if (round === 0) continue;
      http.push(rate);
      oneByOne.push(await pgbench(postgres.url, script, 'simple', effort));
      prepared.push(await pgbench(postgres.url, script, 'prepared', effort));
    }
    const [overHttp, byPgbench, byPrepared] = [median(http), median(oneByOne), median(prepared)];
    rows.push([
      `${name}, \`${path}\``,
      String(script.trim().split(';\n').length),
      ...[overHttp, byPgbench, byPrepared].map((rate) => rate.toFixed(0)),
      (overHttp / byPgbench).toFixed(2),
      (overHttp / byPrepared).toFixed(2),
    ]);
  }
  await server.stop();
  await postgres.stop();
  return table(
    [
      'lists per second',
      'statements',
      'HTTP',
      'pgbench, one by one',
      'pgbench, prepared',
      'HTTP to one by one (target 0.5)',
      'to prepared',
    ],
    rows,
  );
};
