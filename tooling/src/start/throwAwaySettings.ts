import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../processes/atEnd.ts';
import { freePort } from '../processes/freePort.ts';

export const throwAwaySettings = async (): Promise<NodeJS.ProcessEnv & { readonly DATA_DIR: string }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const { DATABASE_URL: _server, ...inherited } = process.env;
  return {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    // All calls of tests come from one address and would exceed the limits.
    RATE_LIMITS: '0',
  };
};
