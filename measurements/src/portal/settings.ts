import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'tooling/portal';
import { atEnd } from 'tooling/programs';

export const throwAwaySettings = async (): Promise<NodeJS.ProcessEnv & { readonly DATA_DIR: string }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-measured-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const { DATABASE_URL: _server, ...inherited } = process.env;
  return {
    ...inherited,
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: `measured:${randomBytes(32).toString('base64')}`,
    RATE_LIMITS: '0',
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
  };
};

/** Nothing is mailed, and no job runs beside what is measured. */
export const productionSettings = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:9',
  REMITA_URL: 'http://127.0.0.1:9',
  PAYMENTS_URL: 'http://127.0.0.1:9/{rrr}',
  RUN_JOBS: '0',
  LOG_LEVEL: 'warn',
};
