import { atEnd } from '../../atEnd.ts';
import { startPostgres } from '../../postgres/startPostgres.ts';
import type { Caller } from '../callApi.ts';
import { setTheScene } from '../scene.ts';
import { runSql } from '../sql.ts';
import { staffRecords } from './staffRecords.ts';

/** A portal with so many records, and its administrator. */
interface StaffPortal {
  readonly url: string;
  readonly caller: Caller;
  /** The client with the most bookings. */
  readonly busiestClient: string;
}

const tables = ['users', 'bookings', 'passengers', 'payments', 'figures', 'services', 'audit', 'feedbacks'];

const withRecords = async (records: { clients: number; bookings: number }): Promise<StaffPortal> => {
  const postgres = await startPostgres();
  atEnd(() => postgres.stop());
  const scene = await setTheScene(postgres.url);
  await runSql(postgres.url, staffRecords(records));
  for (const name of tables) await runSql(postgres.url, `vacuum analyze ${name}`);
  const [busiestClient = ''] = await runSql(
    postgres.url,
    'select application_user_id from bookings group by 1 order by count(*) desc limit 1',
  );
  const server = await scene.run();
  atEnd(() => server.stop());
  return { url: scene.url, caller: scene.administrator, busiestClient };
};

let portals: Promise<readonly StaffPortal[]> | undefined;

const make = async (): Promise<readonly StaffPortal[]> => [
  await withRecords({ clients: 1_000, bookings: 1_000 }),
  await withRecords({ clients: 100_000, bookings: 1_000_000 }),
];

/** The small and the large portal that staff lists and figures are measured on, made once. */
export const staffPortals = (): Promise<readonly StaffPortal[]> => {
  portals ??= make();
  return portals;
};
