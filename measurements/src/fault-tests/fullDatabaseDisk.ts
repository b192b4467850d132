import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { health, listBookings, signIn } from 'shared-api/contract';
import { ApiClient, throwAwaySettings, waitFor } from 'tooling/portal';
import { startPostgres, unprivilegedUser } from 'tooling/postgres';
import { credentialsOf } from '../portal/accounts.ts';
import type { TestEnvironment } from '../portal/testEnvironment.ts';
import { runSql } from '../sql.ts';
import { seconds, timed } from '../table.ts';
import { withLedger } from './withLedger.ts';
import { fillDisk, smallDisk } from './smallDisk.ts';
import { expectAllAnswered, underLoad } from './underLoad.ts';

const diskKilobytes = 320 * 1024;
const fullMs = 2_000;
const timeoutMs = 30_000;
const megabyte = 1024 * 1024;

async function fillAndEmpty(
  { portal, accounts: { administrator } }: TestEnvironment,
  folder: string,
  leaveBytes: number,
): Promise<string> {
  const api = new ApiClient(portal.url);
  const write = () => api.attempt(signIn, { body: credentialsOf(administrator.account) });
  const untilWrites = (expected: number) =>
    waitFor(async () => (await write()).status === expected, {
      what: `The answer ${expected} to what is written`,
      timeoutMs,
    });
  const empty = fillDisk(folder, leaveBytes);
  const refused = await timed(() => untilWrites(503));
  await delay(fullMs);
  const [written, read, state] = await Promise.all([
    write(),
    api.attempt(listBookings, { token: administrator.token }),
    api.attempt(health),
  ]);
  const left = `with ${leaveBytes / megabyte} MB left`;
  if (read.status !== 200 || state.status !== 200 || !written.headers?.has('retry-after'))
    throw new Error(`${left} a write was answered ${written.status}, a read ${read.status}`);
  empty();
  const taken = await timed(() => untilWrites(200));
  return `${left} writes were refused after ${seconds(refused.ms)} with 503 and Retry-After, reads went on, and writes were taken ${seconds(taken.ms)} after there was room`;
}

const filling =
  (folder: string, ...leftBytes: number[]) =>
  async (environment: TestEnvironment): Promise<string> => {
    const { done, statuses, kept } = await underLoad(environment, async () => {
      const told: string[] = [];
      for (const bytes of leftBytes) told.push(await fillAndEmpty(environment, folder, bytes));
      return told;
    });
    const { 503: refused = 0, ...answered } = statuses;
    expectAllAnswered(answered, 'a full disk');
    return `${done.join('; ')}; ${answered[200]} calls answered, ${refused} refused. ${kept}`;
  };

async function embedded(): Promise<string> {
  const { DATA_DIR } = await throwAwaySettings();
  const folder = path.join(DATA_DIR, 'database');
  smallDisk(folder, diskKilobytes);
  return withLedger({ DATA_DIR }, filling(folder, 8 * megabyte, 0));
}

/** Only the tables are on the small disk, not the write-ahead log. */
async function postgres(): Promise<string> {
  const server = await startPostgres({ durable: true });
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'portal-tables-')), 'disk');
  smallDisk(folder, diskKilobytes);
  const user = unprivilegedUser();
  if (user) for (const owned of [path.dirname(folder), folder]) chownSync(owned, user.uid, user.gid);
  await runSql(server.url, `create tablespace small location '${folder}'`);
  await runSql(server.url, 'create database small tablespace small');
  const DATABASE_URL = Object.assign(new URL(server.url), { pathname: '/small' }).toString();
  const told = await withLedger({ DATABASE_URL }, filling(folder, 0));
  await server.stop();
  return told;
}

export const fullDatabaseDisk = async (): Promise<string> =>
  `embedded database: ${await embedded()}\nPostgreSQL: ${await postgres()}`;
