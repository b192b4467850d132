import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../processes/atEnd.ts';
import { freePort } from '../processes/freePort.ts';

/** Free ports and a temporary folder, removed when this process ends, so that portals can run side by side. */
export const throwAwaySettings = async (): Promise<NodeJS.ProcessEnv & { readonly DATA_DIR: string }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const { DATABASE_URL: _server, ...inherited } = process.env;
  return {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    // Off, since all calls of tests come from one address.
    RATE_LIMITS: '0',
  };
};
