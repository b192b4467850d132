import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../atEnd.ts';
import { freePort } from '../freePort.ts';
import { findPrograms } from '../postgres/programs.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { runProgram } from '../runProgram.ts';
import { readSampleAccounts } from '../start/sampleAccounts.ts';
import { startPortal } from '../start/startPortal.ts';
import { bookingsPerSecondOverHttp, bookOnce } from './bookings/load.ts';
import { type Caller, Portal } from './bookings/Portal.ts';
import { pgbenchScript } from './bookings/pgbenchScript.ts';
import { recordedStatements } from './bookings/recordedStatements.ts';
import { table } from './table.ts';

const wallets = 20;
const connections = 8;
const forMs = 10_000;
const funds = 90_000_000;

interface Scene {
  readonly portal: Portal;
  readonly clients: readonly Caller[];
  readonly serviceId: number;
  /** Ends the server and starts it as it runs in production, without the jobs that send mail. */
  measured(env?: NodeJS.ProcessEnv): Promise<{ stop(): Promise<void> }>;
}

const setTheScene = async (database: NodeJS.ProcessEnv): Promise<Scene> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const common = {
    ...process.env,
    ...database,
    DATA_DIR: dataDir,
    RATE_LIMITS: '0',
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
  };
  const onLine = (): void => undefined;
  const first = await startPortal({ env: { ...common, SAMPLE_DATA: '1' }, onLine });
  const portal = new Portal(first.url, first.gatewayUrl ?? '');
  const account = readSampleAccounts(dataDir).find(({ role }) => role === 'Administrator');
  if (!account) throw new Error('The sample data has no administrator');
  const administrator = await portal.signIn(account.email, account.password);
  const service = await portal.call<{ id: number }>('POST', '/services', {
    token: administrator.token,
    body: {
      Name: 'Measured service',
      Description: 'Booked by the measurement',
      Price: 100,
      ServiceTypeId: 1,
    },
  });
  const clients: Caller[] = [];
  for (let index = 0; index < wallets; index += 1)
    clients.push(await portal.fundedClient(administrator, funds));
  await first.stop();
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:9',
    RUN_JOBS: '0',
    LOG_LEVEL: 'warn',
  };
  return {
    portal,
    clients,
    serviceId: service.id,
    measured: (env = {}) => startPortal({ env: { ...common, ...production, ...env }, onLine }),
  };
};

interface Rates {
  readonly oneWallet: number;
  readonly manyWallets: number;
}

const ratesOver = async ({ portal, clients, serviceId, measured }: Scene): Promise<Rates> => {
  const server = await measured();
  const rate = (of: readonly Caller[]) =>
    bookingsPerSecondOverHttp(portal, { clients: of, serviceId, connections, forMs });
  const rates = { oneWallet: await rate(clients.slice(0, 1)), manyWallets: await rate(clients) };
  await server.stop();
  return rates;
};

/** pgbench over the statements of one real booking, recorded from the database's own log. */
const ratesOfPgbench = async (scene: Scene, url: string, log: () => string): Promise<Rates> => {
  const { portal, clients, serviceId, measured } = scene;
  const [client] = clients;
  if (!client) throw new Error('No client to book for');
  const server = await measured({ DATABASE_URL: `${url}?options=-c%20log_statement%3Dall` });
  const idempotencyKey = randomUUID();
  await bookOnce(portal, client, serviceId);
  const before = log().length;
  const booked = await bookOnce(portal, client, serviceId, idempotencyKey);
  await server.stop();
  const statements = recordedStatements(log().slice(before));
  const rate = async (users: readonly Caller[]): Promise<number> => {
    const recorded = {
      userIds: users.map(({ id }) => id),
      userId: client.id,
      bookingId: booked.id,
      invoiceId: booked.invoiceNumber,
      idempotencyKey,
    };
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-pgbench-'));
    atEnd(() => rmSync(folder, { recursive: true, force: true }));
    const script = path.join(folder, 'booking.sql');
    writeFileSync(script, pgbenchScript(statements, recorded));
    const { stdout, stderr, code } = await runProgram(path.join(findPrograms().folder, 'pgbench'), {
      args: [
        '-n',
        '-M',
        'simple',
        '-c',
        String(connections),
        '-j',
        '2',
        '-T',
        String(forMs / 1000),
        '-f',
        script,
        url,
      ],
      output: 'keep',
    });
    const tps = Number(stdout.match(/tps = ([\d.]+)/)?.[1]);
    if (code !== 0 || !(tps > 0)) throw new Error(`pgbench failed: ${stderr || stdout}`);
    return tps;
  };
  return { oneWallet: await rate([client]), manyWallets: await rate(clients) };
};

const whole = (rate: number): string => rate.toFixed(0);
const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(0)} %`;

/** Bookings of two passengers per second through HTTP on both databases, and pgbench with the same SQL. */
export const bookingsPerSecond = async (): Promise<string> => {
  const embedded = await ratesOver(await setTheScene({}));
  const postgres = await startPostgres({ durable: true });
  const scene = await setTheScene({ DATABASE_URL: postgres.url });
  const http = await ratesOver(scene);
  const bench = await ratesOfPgbench(scene, postgres.url, postgres.log);
  await postgres.stop();
  return table(
    ['bookings per second', 'one wallet', `${wallets} wallets`],
    [
      ['HTTP, embedded database', whole(embedded.oneWallet), whole(embedded.manyWallets)],
      [`HTTP, ${postgres.source}`, whole(http.oneWallet), whole(http.manyWallets)],
      [
        'pgbench, the same statements on the same PostgreSQL',
        whole(bench.oneWallet),
        whole(bench.manyWallets),
      ],
      [
        'HTTP to pgbench',
        percent(http.oneWallet, bench.oneWallet),
        percent(http.manyWallets, bench.manyWallets),
      ],
    ],
  );
};
