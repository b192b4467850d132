import { startPostgres } from 'tooling/postgres';
import { startBenchEnvironment } from '../../portal/benchEnvironment.ts';
import { table } from '../../table.ts';
import { fillForClients } from '../lists/fillForClients.ts';
import { compareWithBareRoute } from './compareWithBareRoute.ts';

const clientCount = 16;
const rounds = 5;

/** A rate and what part it is of the bare route's. */
const beside = (bare: number, rate: number | undefined): string[] =>
  rate === undefined ? ['', ''] : [rate.toFixed(0), (rate / bare).toFixed(2)];

/** Requests per second of each list beside a bare Fastify route that sends the same bytes: by one person and by many. */
export const bareRoute = async (): Promise<string> => {
  const postgres = await startPostgres({ durable: true });
  const environment = await startBenchEnvironment(postgres.url);
  const tokens = await fillForClients(environment, clientCount);
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
