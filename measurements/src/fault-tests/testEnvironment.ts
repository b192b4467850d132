import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type Portal, startPortal } from 'tooling/portal';
import { atEnd } from 'tooling/programs';
import { type Accounts, prepareAccounts } from './accounts.ts';

/** A portal of a fault test's own with people who have money. */
export interface TestEnvironment {
  readonly portal: Portal;
  readonly accounts: Accounts;
  readonly env: NodeJS.ProcessEnv;
  /** The same portal's settings for one more server on a port of its own. */
  anotherServer(): Promise<NodeJS.ProcessEnv>;
}

interface Preparation {
  /** Settings beside a fault test's usual ones. */
  readonly settings?: NodeJS.ProcessEnv;
  /** Prepares the folder of the data before the portal uses it; resolves to further settings. */
  readonly before?: (dataDir: string) => Promise<NodeJS.ProcessEnv>;
}

/** On the embedded database, or on the PostgreSQL of `databaseUrl`. */
export async function startTestEnvironment(
  databaseUrl: string | undefined,
  { settings = {}, before }: Preparation = {},
): Promise<TestEnvironment> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-fault-test-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const prepared = await before?.(dataDir);
  const { DATABASE_URL: _given, ...inherited } = process.env;
  const env: NodeJS.ProcessEnv = {
    ...inherited,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: `fault-test:${randomBytes(32).toString('base64')}`,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PAYMENT_SETTLEMENT: 'instant',
    RATE_LIMITS: '0',
    SAMPLE_DATA: '1',
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    ...settings,
    ...prepared,
  };
  const portal = await startPortal({ env, onLine: () => undefined });
  return {
    portal,
    accounts: await prepareAccounts(portal),
    env,
    anotherServer: async () => ({ ...env, SAMPLE_DATA: '0', PORT: String(await freePort()) }),
  };
}
