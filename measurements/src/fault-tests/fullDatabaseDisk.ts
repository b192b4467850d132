import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { health, listBookings, signIn } from 'shared-api/contract';
import { ApiClient, type Portal, throwAwaySettings, waitFor } from 'tooling/portal';
import { startPostgres, unprivilegedUser } from 'tooling/postgres';
import { credentialsOf } from '../portal/accounts.ts';
import type { LoadGenerator } from '../portal/LoadGenerator.ts';
import { startTestEnvironment, type TestEnvironment } from '../portal/testEnvironment.ts';
import { runSql } from '../sql.ts';
import { seconds } from '../table.ts';
import { fillDisk, smallDisk } from './smallDisk.ts';
import { underLoad } from './underLoad.ts';
import { verifyLedger } from './verifyLedger.ts';

const diskKilobytes = 320 * 1024;
const fullMs = 2_000;
const timeoutMs = 30_000;
const megabyte = 1024 * 1024;

/** Sign-in writes a session, the list of bookings only reads, and `health` reports the server's state. */
async function statuses({ portal: { url }, accounts }: TestEnvironment) {
  const { account, token } = accounts.administrator;
  const api = new ApiClient(url);
  const [write, read, state] = await Promise.all([
    api.attempt(signIn, { body: credentialsOf(account) }),
    api.attempt(listBookings, { query: { search: String(performance.now()) }, token }),
    api.attempt(health),
  ]);
  return { write, read: read.status, health: state.status };
}

async function untilWrites(environment: TestEnvironment, expected: number): Promise<number> {
  const from = performance.now();
  const answered = async () => (await statuses(environment)).write.status === expected;
  await waitFor(answered, { what: `The answer ${expected} to what is written`, timeoutMs });
  return performance.now() - from;
}

async function fillAndEmpty(
  environment: TestEnvironment,
  folder: string,
  leaveBytes: number,
): Promise<string> {
  const left = `with ${leaveBytes / megabyte} MB left`;
  const empty = fillDisk(folder, leaveBytes);
  const refusedMs = await untilWrites(environment, 503);
  await delay(fullMs);
  const { write, read, health: state } = await statuses(environment);
  if (read !== 200 || state !== 200 || write.status !== 503 || !write.headers?.get('retry-after'))
    throw new Error(`${left} a write was answered ${write.status}, a read ${read}, health ${state}`);
  empty();
  const takenMs = await untilWrites(environment, 200);
  return `${left} writes were refused after ${seconds(refusedMs)} with 503 and Retry-After, reads went on, and writes were taken ${seconds(takenMs)} after there was room`;
}

function answeredInTime(
  load: LoadGenerator,
  statuses: Readonly<Record<string, number>>,
  { dataDir }: Portal,
): string {
  const { 200: answered = 0, 503: refused = 0, ...others } = statuses;
  if (Object.keys(others).length > 0) {
    const log = readFileSync(path.join(dataDir, 'server.log'), 'utf8').split('\n');
    const fault = log.find((line) => /"level":50.*"err"/.test(line) && !line.includes('WritesRefused'));
    throw new Error(`Calls met a fault on a full disk: ${JSON.stringify(others)} ${fault}`);
  }
  return `${answered} calls answered, ${refused} refused, the slowest after ${seconds(load.slowestMs)}`;
}

async function meanwhile(environment: TestEnvironment, work: () => Promise<string[]>): Promise<string> {
  const { done, load, statuses, kept } = await underLoad(environment, work);
  return `${[...done, answeredInTime(load, statuses, environment.portal)].join('; ')}. ${kept}`;
}

async function startOnFullDisk({ portal }: TestEnvironment, folder: string): Promise<string> {
  const empty = fillDisk(folder, 0);
  const refusal = await portal.restart('SIGKILL').then(
    () => 'none',
    ({ message }: Error) => message,
  );
  if (!refusal.includes('There is no room on the disk of'))
    throw new Error(`A start on a full disk was answered: ${refusal}`);
  empty();
  const from = performance.now();
  await portal.restart();
  return `killed on a full disk, refused with a sentence to start on it, up ${seconds(performance.now() - from)} after there was room`;
}

async function embedded(): Promise<string> {
  const { DATA_DIR } = await throwAwaySettings();
  const folder = path.join(DATA_DIR, 'database');
  await smallDisk(folder, diskKilobytes);
  const environment = await startTestEnvironment({ DATA_DIR });
  const held = await meanwhile(environment, async () => [
    await fillAndEmpty(environment, folder, 8 * megabyte),
    await fillAndEmpty(environment, folder, 0),
  ]);
  const started = await startOnFullDisk(environment, folder);
  await environment.portal.stop();
  return `${held}. ${started}. ${await verifyLedger(environment.env)}`;
}

/** Only the tables are on the small disk, not the write-ahead log. */
async function postgres(): Promise<string> {
  const server = await startPostgres({ durable: true });
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'portal-tables-')), 'disk');
  await smallDisk(folder, diskKilobytes);
  const user = unprivilegedUser();
  if (user) {
    chownSync(path.dirname(folder), user.uid, user.gid);
    chownSync(folder, user.uid, user.gid);
  }
  await runSql(server.url, `create tablespace small location '${folder}'`);
  await runSql(server.url, 'create database small tablespace small');
  const DATABASE_URL = Object.assign(new URL(server.url), { pathname: '/small' }).toString();
  const environment = await startTestEnvironment({ DATABASE_URL });
  const held = await meanwhile(environment, async () => [await fillAndEmpty(environment, folder, 0)]);
  await environment.portal.stop();
  const ledger = await verifyLedger(environment.env);
  await server.stop();
  return `${held}. ${ledger}`;
}

export const fullDatabaseDisk = async (): Promise<string> =>
  `embedded database: ${await embedded()}\nPostgreSQL: ${await postgres()}`;
