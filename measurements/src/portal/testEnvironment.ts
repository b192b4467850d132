import { freePort, type Portal, startPortal } from 'tooling/portal';
import { type Accounts, prepareAccounts } from './accounts.ts';
import { throwAwaySettings } from './settings.ts';

export interface TestEnvironment {
  readonly portal: Portal;
  readonly accounts: Accounts;
  readonly env: NodeJS.ProcessEnv;
  anotherServer(): Promise<NodeJS.ProcessEnv>;
}

interface Preparation {
  readonly settings?: NodeJS.ProcessEnv;
  /** It runs before the portal uses the folder, and may give further settings. */
  readonly before?: (dataDir: string) => Promise<NodeJS.ProcessEnv>;
}

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
