import { randomBytes } from 'node:crypto';
import { freePort, type Portal, startPortal, throwAwaySettings } from 'tooling/portal';
import { type Accounts, prepareAccounts } from './accounts.ts';

export interface TestEnvironment {
  readonly portal: Portal;
  readonly accounts: Accounts;
  readonly env: NodeJS.ProcessEnv;
  anotherServer(settings?: NodeJS.ProcessEnv): Promise<Portal>;
}

/** With these settings, no mail is sent, nothing is paid, and no background job disturbs a measurement. */
export const production: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:9',
  REMITA_URL: 'http://127.0.0.1:9',
  PAYMENTS_URL: 'http://127.0.0.1:9/{rrr}',
  PAYMENT_SETTLEMENT: 'gateway',
  RUN_JOBS: '0',
};

export async function startTestEnvironment(settings: NodeJS.ProcessEnv = {}): Promise<TestEnvironment> {
  const env: NodeJS.ProcessEnv = {
    ...(await throwAwaySettings()),
    ENCRYPTION_KEYS: `measured:${randomBytes(32).toString('base64')}`,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PAYMENT_SETTLEMENT: 'instant',
    SAMPLE_DATA: '1',
    ...settings,
  };
  const portal = await startPortal({ env });
  const another = { ...env, SAMPLE_DATA: '0', REMITA_URL: portal.gatewayUrl };
  return {
    portal,
    accounts: await prepareAccounts(portal),
    env,
    anotherServer: async (further) =>
      startPortal({ env: { ...another, PORT: String(await freePort()), ...further } }),
  };
}
