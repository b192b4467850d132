import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../atEnd.ts';
import { findPrograms } from '../postgres/programs.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { runProgram } from '../runProgram.ts';
import { embeddedRate } from './bookings/embeddedRate.ts';
import { fundedClients } from './bookings/fundedClients.ts';
import { bookingsPerSecondOverHttp, bookOnce } from './bookings/load.ts';
import { pgbenchScript } from './bookings/pgbenchScript.ts';
import { recordedStatements } from './bookings/recordedStatements.ts';
import { requestOf } from './bookings/requestOf.ts';
import { type Caller, callApi } from './callApi.ts';
import { type Scene, setTheScene } from './scene.ts';
import { table } from './table.ts';

const wallets = 1_000;
const connections = 16;
const forMs = 15_000;
const fundsKobo = 1_000_000_000_00;

interface Measured {
  readonly scene: Scene;
  readonly clients: readonly Caller[];
  readonly serviceId: number;
}

const prepare = async (databaseUrl: string): Promise<Measured> => {
  const scene = await setTheScene(databaseUrl);
  const clients = await fundedClients(scene, wallets, fundsKobo);
  const server = await scene.run();
  const { id: serviceId } = await callApi<{ id: number }>(scene.url, 'POST', '/services', {
    token: scene.administrator.token,
    body: { Name: 'Measured service', Description: 'For the measurement', Price: 100, ServiceTypeId: 1 },
  });
  await server.stop();
  return { scene, clients, serviceId };
};

interface Rates {
  readonly oneWallet: number;
  readonly manyWallets: number;
}

const ratesOverHttp = async ({ scene, clients, serviceId }: Measured): Promise<Rates> => {
  const server = await scene.run();
  const rate = (of: readonly Caller[]) =>
    bookingsPerSecondOverHttp(scene.url, { clients: of, serviceId, connections, forMs });
  // What the first seconds compile is not what a running server does.
  await bookingsPerSecondOverHttp(scene.url, { clients, serviceId, connections, forMs: 5_000 });
  const rates = { oneWallet: await rate(clients.slice(0, 1)), manyWallets: await rate(clients) };
  await server.stop();
  return rates;
};

type Protocol = 'simple' | 'prepared';

let runs = 0;

const pgbench = async (url: string, script: string, protocol: Protocol): Promise<number> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-pgbench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'booking.sql');
  writeFileSync(file, script);
  runs += 1;
  const options = [
    '-n',
    '-M',
    protocol,
    '-D',
    `n=${runs * 100_000_000}`,
    '-c',
    String(connections),
    '-j',
    '2',
    '-T',
    String(forMs / 1000),
  ];
  const { stdout, stderr, code } = await runProgram(path.join(findPrograms().folder, 'pgbench'), {
    args: [...options, '-f', file, url],
    output: 'keep',
  });
  const tps = Number(stdout.match(/tps = ([\d.]+)/)?.[1]);
  if (code !== 0 || !(tps > 0)) throw new Error(`pgbench failed: ${stderr || stdout}`);
  return tps;
};

/** pgbench over the statements of one real booking, recorded from the database's own log. */
const ratesOfPgbench = async (
  measured: Measured,
  log: () => string,
): Promise<{ oneByOne: Rates; pipelined: Rates }> => {
  const { scene, clients, serviceId } = measured;
  const [client] = clients;
  if (!client) throw new Error('No client to book for');
  const url = scene.databaseUrl;
  const server = await scene.run({ DATABASE_URL: `${url}?options=-c%20log_statement%3Dall` });
  const idempotencyKey = randomUUID();
  await bookOnce(scene.url, client, serviceId);
  const booked = await bookOnce(scene.url, client, serviceId, idempotencyKey);
  await server.stop();
  const statements = requestOf(recordedStatements(log()), idempotencyKey);
  const rate = (last: number, protocol: Protocol): Promise<number> => {
    const recorded = {
      users: { first: client.id, last },
      userId: client.id,
      bookingId: booked.id,
      idempotencyKey,
    };
    return pgbench(
      url,
      pgbenchScript(statements, recorded, { pipelined: protocol === 'prepared' }),
      protocol,
    );
  };
  const rates = async (protocol: Protocol): Promise<Rates> => ({
    oneWallet: await rate(client.id, protocol),
    manyWallets: await rate(client.id + clients.length - 1, protocol),
  });
  return { oneByOne: await rates('simple'), pipelined: await rates('prepared') };
};

const whole = (rate: number): string => rate.toFixed(0);
const both = ({ oneWallet, manyWallets }: Rates, write: (rate: number) => string): string[] => [
  write(oneWallet),
  write(manyWallets),
];
const ratios = (part: Rates, all: Rates): string[] => [
  (part.oneWallet / all.oneWallet).toFixed(2),
  (part.manyWallets / all.manyWallets).toFixed(2),
];

/** Bookings of two passengers per second through HTTP, and of pgbench with the same statements in the same run. */
export const bookingsPerSecond = async (): Promise<string> => {
  const embedded = await embeddedRate({ connections, forMs });
  const postgres = await startPostgres({ durable: true });
  const measured = await prepare(postgres.url);
  const http = await ratesOverHttp(measured);
  const bench = await ratesOfPgbench(measured, postgres.log);
  await postgres.stop();
  return table(
    ['bookings per second', 'one wallet', '1,000 wallets'],
    [
      [
        `HTTP, ${connections} connections, embedded database (one wallet, four wallets)`,
        ...both(embedded, whole),
      ],
      [`HTTP, ${connections} connections, ${postgres.source}`, ...both(http, whole)],
      ['pgbench, the same statements one by one', ...both(bench.oneByOne, whole)],
      [
        'pgbench, the same statements prepared, pipelined as the server does',
        ...both(bench.pipelined, whole),
      ],
      ['HTTP to pgbench one by one (target 0.8 and 0.5)', ...ratios(http, bench.oneByOne)],
      ['HTTP to pgbench pipelined', ...ratios(http, bench.pipelined)],
    ],
  );
};
