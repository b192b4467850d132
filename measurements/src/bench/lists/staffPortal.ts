import { startPostgres } from 'tooling/postgres';
import { atEnd } from 'tooling/programs';
import type { Caller } from '../../portal/accounts.ts';
import { startBenchEnvironment } from '../../portal/benchEnvironment.ts';
import { runSql } from '../../sql.ts';
import { staffRecords } from './staffRecords.ts';

interface Size {
  readonly clients: number;
  readonly bookings: number;
}

export interface StaffPortal {
  readonly url: string;
  readonly databaseUrl: string;
  readonly caller: Caller;
  /** They have the most bookings, and are signed in. */
  readonly busiestClient: Caller;
}

const tables = [
  'users',
  'bookings',
  'passengers',
  'payments',
  'services',
  'audit',
  'feedbacks',
  'ledger_entries',
  'journals',
];

const busiestToken = 'busiest-client';

const signedInBusiest = async (databaseUrl: string): Promise<Caller> => {
  const [id] = await runSql(
    databaseUrl,
    `insert into sessions (user_id, token_hash, device, created_at, last_used_at, expires_at)
     select u.id, encode(sha256(convert_to('${busiestToken}', 'UTF8')), 'hex'), 'Bench', now(), now(), now() + interval '12 h'
       from users u join bookings b on b.owner_id = u.id
      where u.status = 'Active'
      group by u.id order by count(*) desc limit 1
     returning user_id`,
  );
  return { id: Number(id), token: busiestToken };
};

export const staffPortal = async (records: Size): Promise<StaffPortal> => {
  const postgres = await startPostgres();
  atEnd(() => postgres.stop());
  const environment = await startBenchEnvironment(postgres.url);
  await runSql(postgres.url, staffRecords(records));
  for (const name of tables) await runSql(postgres.url, `vacuum analyze ${name}`);
  const busiestClient = await signedInBusiest(postgres.url);
  const server = await environment.run();
  atEnd(() => server.stop());
  return {
    url: environment.url,
    databaseUrl: postgres.url,
    caller: environment.administrator,
    busiestClient,
  };
};
