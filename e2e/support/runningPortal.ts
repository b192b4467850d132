import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type Portal, siteFolder, startPortal } from 'tooling/portal';

export interface RunningPortal {
  readonly portal: Portal;
  /** Tests release into it. */
  readonly siteDir: string;
  readonly stop: () => Promise<void>;
}

/**
 * It has free ports and a folder of its own, so that tests side by side may restart theirs and release into
 * it. It begins with a copy of `data`, or else with the sample data. TESTED_SITE names another front end than
 * the tree's.
 */
export const runningPortal = async (data?: string): Promise<RunningPortal> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
  const siteDir = path.join(dataDir, 'site');
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  if (data) cpSync(data, dataDir, { recursive: true });
  const portal = await startOn(dataDir, siteDir).catch((thrown: unknown) => {
    remove();
    throw thrown;
  });
  const stop = async (): Promise<void> => {
    await portal.stop();
    remove();
  };
  return { portal, siteDir, stop };
};

async function startOn(dataDir: string, siteDir: string): Promise<Portal> {
  cpSync(process.env.TESTED_SITE || siteFolder, siteDir, { recursive: true });
  const [port, gatewayPort] = [await freePort(), await freePort()];
  return startPortal({
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      // Every test comes from one address.
      RATE_LIMITS: '0',
    },
    onLine: (line) => {
      if (process.env.PORTAL_LOG) console.log(line);
    },
  });
}
