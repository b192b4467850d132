import { startPostgres } from '../postgres/startPostgres.ts';
import { waitFor } from '../waitFor.ts';
import { fundedClients } from './bookings/fundedClients.ts';
import { type Caller, callApi } from './callApi.ts';
import { compare, lastPage } from './listLatency.ts';
import { manyPayments } from './manyPayments.ts';
import { setTheScene } from './scene.ts';
import { runSql } from './sql.ts';
import { table } from './table.ts';

const few = 1_000;
const many = 1_000_000;

interface Listed {
  readonly lists: readonly { readonly name: string; readonly path: string; readonly caller: Caller }[];
  readonly url: string;
  stop(): Promise<void>;
}

const withPayments = async (count: number): Promise<Listed> => {
  const postgres = await startPostgres();
  const scene = await setTheScene(postgres.url);
  const [client] = await fundedClients(scene, 1, 0);
  if (!client) throw new Error('No client to list for');
  await runSql(postgres.url, manyPayments(client.id, count));
  await runSql(postgres.url, `delete from periodic_jobs where kind = 'transactions.mark'`);
  const marking = await scene.run({ RUN_JOBS: '1' });
  await waitFor(
    async () => Number((await runSql(postgres.url, 'select count(*) from payment_marks'))[0]) > 0,
    { what: 'The marks', timeoutMs: 60_000 },
  );
  await marking.stop();
  for (const name of ['payments', 'users', 'payment_marks'])
    await runSql(postgres.url, `vacuum analyze ${name}`);
  const server = await scene.run();
  return {
    url: scene.url,
    lists: [
      { name: 'a client', path: '/transactions/services-by-type/2', caller: client },
      { name: 'staff', path: '/transactions/services-by-type/2', caller: scene.administrator },
    ],
    stop: async () => {
      await server.stop();
      await postgres.stop();
    },
  };
};

/** p95 of the first and the deepest page of the transactions list, at a thousand and at a million fundings. */
export const transactionLatency = async (): Promise<string> => {
  const [small, large] = [await withPayments(few), await withPayments(many)];
  const rows: string[][] = [];
  for (const [index, { name, path }] of small.lists.entries()) {
    for (const page of ['first', 'middle', 'deepest'] as const) {
      const asks = await Promise.all(
        [small, large].map(async ({ url, lists }) => {
          const caller = lists[index]?.caller ?? { id: 0, token: '' };
          const pages = await lastPage(url, path, caller);
          const pageNumber = { first: 1, middle: Math.ceil(pages / 2), deepest: pages }[page];
          return () => callApi(url, 'GET', `${path}?pageNumber=${pageNumber}`, { token: caller.token });
        }),
      );
      const [fast = 0, slow = 0] = await compare(asks);
      rows.push([
        `fundings of ${name}, ${page} page`,
        `${fast.toFixed(1)} ms`,
        `${slow.toFixed(1)} ms`,
        (slow / fast).toFixed(2),
      ]);
    }
  }
  await Promise.all([small.stop(), large.stop()]);
  return table(
    ['p95 of the transactions list', '1,000 fundings', '1,000,000 fundings', 'ratio (target 2)'],
    rows,
  );
};
