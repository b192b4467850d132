import type { BenchEnvironment } from '../../portal/benchEnvironment.ts';
import { runSql } from '../../sql.ts';
import type { Tokens } from '../bare/compareWithBareRoute.ts';
import { fundedClients } from '../bookings/fundedClients.ts';
import { manyPayments } from '../manyPayments.ts';
import { manyBookings } from './manyBookings.ts';

const records = 1_000;

/** This many clients, each with this many records. */
export async function fillForClients(environment: BenchEnvironment, clientCount: number): Promise<Tokens> {
  const clients = await fundedClients(environment, clientCount, 0);
  const first = clients[0]?.id ?? 0;
  const share = (name: string) =>
    `update ${name} set owner_id = ${first} + id % ${clientCount} where owner_id = ${first}`;
  const sql = [
    manyBookings(first, records * clientCount),
    manyPayments(first, records * clientCount),
    share('bookings'),
    share('payments'),
  ];
  await runSql(environment.databaseUrl, sql.join(';'));
  await runSql(environment.databaseUrl, 'vacuum analyze');
  return { client: clients.map(({ token }) => token), staff: [environment.administrator.token] };
}
