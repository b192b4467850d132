import { startPostgres } from 'tooling/postgres';
import type { Caller } from '../../portal/accounts.ts';
import { startBenchEnvironment } from '../../portal/benchEnvironment.ts';
import { runSql } from '../../sql.ts';
import { table } from '../../table.ts';
import { fundedClients } from '../bookings/fundedClients.ts';
import { manyPayments } from '../manyPayments.ts';
import { manyBookings } from './manyBookings.ts';
import { pageTimes } from './pageTimes.ts';

const few = 1_000;
const many = 10_000;

/** A list of everything that one client did, as the client and as staff see it. */
interface OneClient {
  readonly fill: (clientId: number, count: number) => string;
  readonly tables: readonly string[];
  readonly lists: readonly {
    readonly name: string;
    readonly path: string;
    readonly by: 'client' | 'staff';
  }[];
}

const withRecords = async ({ fill, tables }: OneClient, count: number) => {
  const postgres = await startPostgres();
  const environment = await startBenchEnvironment(postgres.url);
  const [client] = await fundedClients(environment, 1, 0);
  if (!client) throw new Error('No client to list for');
  await runSql(postgres.url, `${fill(client.id, count)}; select recount_figures()`);
  for (const name of [...tables, 'passengers', 'users', 'figures'])
    await runSql(postgres.url, `vacuum analyze ${name}`);
  const server = await environment.run();
  const callers: Record<'client' | 'staff', Caller> = { client, staff: environment.administrator };
  return {
    url: environment.url,
    callers,
    stop: async () => {
      await server.stop();
      await postgres.stop();
    },
  };
};

const measure = async (records: OneClient, head: readonly string[]): Promise<string> => {
  const sizes = [await withRecords(records, few), await withRecords(records, many)];
  const rows: string[][] = [];
  for (const { name, path, by } of records.lists) {
    const asked = sizes.map(({ url, callers }) => ({ url, path, caller: callers[by] }));
    rows.push(...(await pageTimes(name, asked, { pages: ['first', 'middle', 'deepest'] })));
  }
  for (const { stop } of sizes) await stop();
  return table([...head, 'ratio (target 2)'], rows);
};

/** p95 of the pages of the bookings lists, at a thousand and at ten thousand bookings of one client. */
export const listLatency = (): Promise<string> =>
  measure(
    {
      fill: manyBookings,
      tables: ['bookings'],
      lists: [
        { name: '`/booking-services/client`', path: '/booking-services/client', by: 'client' },
        { name: '`/booking-services`', path: '/booking-services', by: 'staff' },
      ],
    },
    ['p95 of the bookings list', '1,000 bookings', '10,000 bookings'],
  );

/** p95 of the pages of the transactions list, at a thousand and at ten thousand fundings of one client. */
export const transactionLatency = (): Promise<string> =>
  measure(
    {
      fill: manyPayments,
      tables: ['payments'],
      lists: [
        { name: 'fundings of a client', path: '/transactions/services-by-type/2', by: 'client' },
        { name: 'fundings of all, for staff', path: '/transactions/services-by-type/2', by: 'staff' },
      ],
    },
    ['p95 of the transactions list', '1,000 fundings', '10,000 fundings'],
  );
