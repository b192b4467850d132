import { startPostgres } from 'tooling/postgres';
import { type BenchEnvironment, startBenchEnvironment } from '../../portal/benchEnvironment.ts';
import { runSql } from '../../sql.ts';
import { table } from '../../table.ts';
import { fundedClients } from '../bookings/fundedClients.ts';
import { manyBookings } from '../lists/manyBookings.ts';
import { manyPayments } from '../manyPayments.ts';
import { compareWithBareRoute, type Tokens } from './compareWithBareRoute.ts';

const records = 1_000;
const clientCount = 16;
const rounds = 5;

/** This many clients, each with this many records. */
async function fill(environment: BenchEnvironment): Promise<Tokens> {
  const clients = await fundedClients(environment, clientCount, 0);
  const first = clients[0]?.id ?? 0;
  const share = (name: string) =>
    `update ${name} set application_user_id = ${first} + id % ${clientCount} where application_user_id = ${first}`;
  const sql = [
    manyBookings(first, records * clientCount),
    manyPayments(first, records * clientCount),
    share('bookings'),
    share('payments'),
    'select recount_figures()',
  ];
  await runSql(environment.databaseUrl, sql.join(';'));
  await runSql(environment.databaseUrl, 'vacuum analyze');
  return { client: clients.map(({ token }) => token), staff: [environment.administrator.token] };
}

/** A rate and what part it is of the bare route's. */
const beside = (bare: number, rate: number | undefined): string[] =>
  rate === undefined ? ['', ''] : [rate.toFixed(0), (rate / bare).toFixed(2)];

/** Requests per second of each list beside a bare Fastify route that sends the same bytes: by one person and by many. */
export const bareRoute = async (): Promise<string> => {
  const postgres = await startPostgres({ durable: true });
  const environment = await startBenchEnvironment(postgres.url);
  const tokens = await fill(environment);
  const server = await environment.run();
  const measured = await compareWithBareRoute({ url: environment.url, tokens, rounds });
  await server.stop();
  await postgres.stop();
  return table(
    [
      'requests per second',
      'reply',
      'bare route',
      ...['one asking', 'ratio'],
      ...[`${clientCount} clients`, 'ratio'],
    ],
    measured.map(({ name, path, kilobytes, bare, rates }) => [
      `${name}, \`${path}\``,
      `${kilobytes.toFixed(1)} KB`,
      bare.toFixed(0),
      ...[rates.one, rates.many].flatMap((rate) => beside(bare, rate)),
    ]),
  );
};
