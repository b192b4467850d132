import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type Portal, readSampleAccounts, startPortal } from 'tooling/portal';
import { atEnd } from 'tooling/programs';
import { type Caller, callApi } from './callApi.ts';

/** A portal on a database of its own, to be measured. */
export interface Scene {
  readonly url: string;
  readonly databaseUrl: string;
  readonly administrator: Caller;
  /** How the administrator signs in. */
  readonly administratorAccount: { readonly Email: string; readonly Password: string };
  /** The sample client of whom further ones are copies. */
  readonly modelClient: Caller;
  /** Starts the portal once more, as it runs in production but for the settings given. */
  run(env?: NodeJS.ProcessEnv): Promise<Portal>;
  /** Starts it with its gateway and its jobs. */
  runLive(): Promise<Portal>;
}

const onLine = (): void => undefined;

/** As it runs in production: nothing is mailed, no job runs beside what is measured. */
export const productionSettings = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:9',
  REMITA_URL: 'http://127.0.0.1:9',
  PAYMENTS_URL: 'http://127.0.0.1:9/{rrr}',
  RUN_JOBS: '0',
  LOG_LEVEL: 'warn',
};

const liveSettings = { NODE_ENV: 'test', SMTP_URL: '', REMITA_URL: '', PAYMENTS_URL: '', RUN_JOBS: '1' };

/** Fills the database with the sample data and signs in; the portal is then stopped. */
export const setTheScene = async (databaseUrl: string): Promise<Scene> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const common = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMITS: '0',
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
  };
  const first = await startPortal({ env: { ...common, SAMPLE_DATA: '1' }, onLine });
  const bodyOf = (role: string, kind?: string) => {
    const account = readSampleAccounts(dataDir).find(
      (each) => each.role === role && (kind === undefined || each.kind === kind),
    );
    if (!account) throw new Error(`The sample data has no ${role}`);
    return { Email: account.email, Password: account.password };
  };
  const signIn = (body: object): Promise<Caller> => callApi(first.url, 'POST', '/users/auth', { body });
  const administratorAccount = bodyOf('Administrator');
  const administrator = await signIn(administratorAccount);
  const modelClient = await signIn(bodyOf('Client', 'Individual'));
  await first.stop();
  const run = (env: NodeJS.ProcessEnv = {}) =>
    startPortal({ env: { ...common, ...productionSettings, ...env }, onLine });
  return {
    url: first.url,
    databaseUrl,
    administrator,
    administratorAccount,
    modelClient,
    run,
    runLive: () => run(liveSettings),
  };
};
