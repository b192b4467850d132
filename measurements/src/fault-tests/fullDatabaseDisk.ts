import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { health, listBookings, signIn } from 'shared-api/contract';
import { ApiClient, throwAwaySettings, waitFor } from 'tooling/portal';
import { credentialsOf } from '../portal/accounts.ts';
import type { TestEnvironment } from '../portal/testEnvironment.ts';
import { seconds, timed } from '../table.ts';
import { fillDisk, smallDisk } from './smallDisk.ts';
import { expectAllAnswered, underLoad } from './underLoad.ts';
import { withLedger } from './withLedger.ts';

const diskKilobytes = 320 * 1024;
const fullMs = 2_000;
const timeoutMs = 30_000;
const leftMegabytes = [8, 0];

async function fillAndEmpty(
  { portal, accounts: { administrator } }: TestEnvironment,
  folder: string,
  megabytes: number,
): Promise<string> {
  const api = new ApiClient(portal.url);
  const write = () => api.attempt(signIn, { body: credentialsOf(administrator.account) });
  const untilWrites = (expected: number) =>
    timed(() => {
      const what = `The answer ${expected} to what is written`;
      return waitFor(async () => (await write()).status === expected, { what, timeoutMs });
    });
  const empty = fillDisk(folder, megabytes * 1024 * 1024);
  const refused = await untilWrites(503);
  await delay(fullMs);
  const [written, read, state] = await Promise.all([
    write(),
    api.attempt(listBookings, { token: administrator.token }),
    api.attempt(health),
  ]);
  const left = `with ${megabytes} MB left`;
  if (read.status !== 200 || state.status !== 200 || !written.headers?.has('retry-after'))
    throw new Error(`${left} a write was answered ${written.status}, a read ${read.status}`);
  empty();
  const taken = await untilWrites(200);
  return `${left} writes were refused after ${seconds(refused.ms)}, reads went on, and writes were taken ${seconds(taken.ms)} after there was room`;
}

export async function fullDatabaseDisk(): Promise<string> {
  const { DATA_DIR } = await throwAwaySettings();
  const folder = path.join(DATA_DIR, 'database');
  smallDisk(folder, diskKilobytes);
  return withLedger({ DATA_DIR }, async (environment) => {
    const told: string[] = [];
    const { statuses, kept } = await underLoad(environment, async () => {
      for (const megabytes of leftMegabytes) told.push(await fillAndEmpty(environment, folder, megabytes));
    });
    const { 503: _refused, ...answered } = statuses;
    expectAllAnswered(answered, 'a full disk');
    return `disk of the embedded database full: ${told.join('; ')}. ${kept}`;
  });
}
