import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'playwright/test';
import { lagosDate } from 'shared-api/rules';
import { endAll, filesBelow, inRoot } from 'tooling/programs';
import { fundedClient } from '../support/fundedClient.ts';
import { newClient } from '../support/newClient.ts';
import { Portal } from '../support/Portal.ts';
import { type ReadyClient, readyData, writeReadyClients } from '../support/readyClients.ts';
import { runningPortal } from '../support/runningPortal.ts';

/** The journeys on one portal need this many clients, because each client is given to one test only. */
const wanted = [
  ...Array.from({ length: 10 }, () => ({ kind: 'individual', naira: 0 }) as const),
  ...Array.from({ length: 26 }, () => ({ kind: 'individual', naira: 500_000 }) as const),
  { kind: 'company', naira: 1_000_000 } as const,
];
const atOnce = 4;

/** The hash includes today's date, because the dates of the sample data depend on it. */
const madeFrom = (): string => {
  const hash = createHash('sha256').update(lagosDate(new Date()));
  for (const file of ['provider-api', 'shared-api', 'e2e/setup', 'e2e/support'].flatMap(filesBelow))
    hash.update(file).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
};

test('clients are registered, approved and funded for the journeys', async () => {
  test.setTimeout(300_000);
  const [stamp, hash] = [path.join(readyData, 'made-from'), madeFrom()];
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const running = await runningPortal();
  try {
    const { dataDir } = running.portal;
    const portal = new Portal(running);
    const left = wanted.values();
    const clients: ReadyClient[] = [];
    const register = async () => {
      for (const { kind, naira } of left) {
        const { token: _, ...client } = await (naira === 0
          ? newClient(portal, kind)
          : fundedClient(portal, naira, kind));
        clients.push({ ...client, kind, naira });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, register));
    writeReadyClients(dataDir, clients);
    writeFileSync(path.join(dataDir, 'made-from'), hash);
    await running.portal.stop();
    // The site is left out, because each portal gets its own copy from the build.
    const isData = (file: string) => file !== running.siteDir;
    rmSync(`${readyData}.new`, { recursive: true, force: true });
    cpSync(dataDir, `${readyData}.new`, { recursive: true, filter: isData });
    rmSync(readyData, { recursive: true, force: true });
    renameSync(`${readyData}.new`, readyData);
  } finally {
    await endAll();
  }
});
