import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { throwAwaySettings, waitFor } from 'tooling/portal';
import { startTestEnvironment } from '../portal/testEnvironment.ts';
import { fillDisk, smallDisk } from './smallDisk.ts';
import { expectAllAnswered, underLoad } from './underLoad.ts';

const fullMs = 2_000;

export async function fullLogDisk(): Promise<string> {
  const { DATA_DIR } = await throwAwaySettings();
  const folder = path.join(DATA_DIR, 'log');
  const LOG_FILE = path.join(folder, 'portal.log');
  await smallDisk(folder, 4 * 1024);
  const environment = await startTestEnvironment({ DATA_DIR, LOG_FILE, LOG_LEVEL: 'info' });
  const { done, statuses } = await underLoad(environment, async () => {
    const empty = fillDisk(folder, 0);
    await delay(fullMs);
    empty();
    const from = performance.now();
    const notice = await waitFor(
      async () => /"lost":(\d+)/.exec(readFileSync(LOG_FILE, 'utf8')) ?? undefined,
      { what: 'A line on what was lost', timeoutMs: 10_000 },
    );
    return `${notice[1]} lines of the log lost, which a line says ${Math.round(performance.now() - from)} ms after there was room`;
  });
  expectAllAnswered(statuses, 'a full log');
  await environment.portal.stop();
  return `all of ${statuses[200]} calls answered; ${done}`;
}
