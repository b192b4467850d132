import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPrograms } from 'tooling/postgres';
import { atEnd, runProgram } from 'tooling/programs';
import { bookOnce } from '../../portal/bookings.ts';
import type { Effort, Measured, Rates } from './httpRates.ts';
import { pgbenchScript } from './pgbenchScript.ts';
import { recordedStatements } from './recordedStatements.ts';
import { requestOf } from './requestOf.ts';

type Protocol = 'simple' | 'prepared';

let runs = 0;

const pgbench = async (
  url: string,
  script: string,
  protocol: Protocol,
  { connections, forMs }: Effort,
): Promise<number> => {
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
export const ratesOfPgbench = async (
  { environment, clients, serviceId }: Measured,
  log: () => string,
  effort: Effort,
): Promise<{ oneByOne: Rates; pipelined: Rates }> => {
  const [client] = clients;
  if (!client) throw new Error('No client to book for');
  const url = environment.databaseUrl;
  const server = await environment.run({ DATABASE_URL: `${url}?options=-c%20log_statement%3Dall` });
  const idempotencyKey = randomUUID();
  await bookOnce(environment.url, client, serviceId);
  const booked = await bookOnce(environment.url, client, serviceId, idempotencyKey);
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
      effort,
    );
  };
  const rates = async (protocol: Protocol): Promise<Rates> => ({
    oneWallet: await rate(client.id, protocol),
    manyWallets: await rate(client.id + clients.length - 1, protocol),
  });
  return { oneByOne: await rates('simple'), pipelined: await rates('prepared') };
};
