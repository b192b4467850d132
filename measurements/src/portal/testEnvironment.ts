import { freePort, type Portal, startPortal } from 'tooling/portal';
import { type Accounts, prepareAccounts } from './accounts.ts';
import { throwAwaySettings } from './settings.ts';

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
  const own = await throwAwaySettings();
  const prepared = await before?.(own.DATA_DIR);
  const env: NodeJS.ProcessEnv = {
    ...own,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PAYMENT_SETTLEMENT: 'instant',
    SAMPLE_DATA: '1',
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
