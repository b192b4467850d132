import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Postgres } from 'tooling/postgres';
import type { Caller } from '../../portal/accounts.ts';
import { bookOnce } from '../../portal/bookOnce.ts';
import { production, type TestEnvironment } from '../../portal/testEnvironment.ts';
import { postgresTool } from '../../sql.ts';
import { connections, measuredSeconds, type Rates } from './httpRates.ts';
import { pgbenchScript } from './pgbenchScript.ts';
import { recordedStatements, requestOf } from './recordedStatements.ts';

const withOption = (url: string, option: string): string =>
  `${url}?options=${encodeURIComponent(`-c ${option}`)}`;

/** The statements come from the database's log of one real booking. */
export const pgbenchRates = async (
  { portal, accounts, anotherServer }: TestEnvironment,
  { url, log }: Postgres,
  clients: readonly Caller[],
): Promise<Rates> => {
  const [client, last] = [clients[0], clients.at(-1)];
  if (!client || !last) throw new Error('No client to book for');
  const recording = { ...production, DATABASE_URL: withOption(url, 'log_statement=all') };
  const server = await anotherServer(recording);
  const idempotencyKey = randomUUID();
  await bookOnce(server.url, client, accounts.serviceId);
  const booked = await bookOnce(server.url, client, accounts.serviceId, idempotencyKey);
  await server.stop();
  const statements = requestOf(recordedStatements(log()), idempotencyKey);
  /** The script makes the ids from its variable `n`. `n` starts higher in each run, so no id is used twice. */
  const rate = async (run: number, lastId: number): Promise<number> => {
    const users = { first: client.id, last: lastId };
    const file = path.join(portal.dataDir, `pgbench-${run}.sql`);
    writeFileSync(
      file,
      pgbenchScript(statements, { users, userId: client.id, bookingId: booked.id, idempotencyKey }),
    );
    const effort = ['-c', String(connections), '-j', '2', '-T', String(measuredSeconds)];
    const options = ['-n', '-D', `n=${run * 100_000_000}`, ...effort, '-f', file];
    const said = await postgresTool('pgbench', ...options, withOption(url, 'jit=off'));
    const tps = Number(/tps = ([\d.]+)/.exec(said)?.[1]);
    if (!(tps > 0)) throw new Error(`pgbench failed: ${said}`);
    return tps;
  };
  return { oneWallet: await rate(1, client.id), manyWallets: await rate(2, last.id) };
};
