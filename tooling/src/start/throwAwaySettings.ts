import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../processes/atEnd.ts';
import { freePort } from '../processes/freePort.ts';

/** Portals that run side by side have free ports and a folder each, which goes when this process ends. */
export const throwAwaySettings = async (): Promise<NodeJS.ProcessEnv & { readonly DATA_DIR: string }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const { DATABASE_URL: _server, ...inherited } = process.env;
  return {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    // Every call comes from one address.
    RATE_LIMITS: '0',
  };
};
