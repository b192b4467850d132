import { ApiClient, type Portal, readSampleAccounts, sampleAccount, startPortal } from 'tooling/portal';
import { type Person, signInAs } from './accounts.ts';
import { productionSettings, throwAwaySettings } from './settings.ts';

export interface BenchEnvironment {
  readonly url: string;
  readonly databaseUrl: string;
  readonly administrator: Person;
  /** Further clients are copies of this one. */
  readonly modelClient: Person;
  /** It starts as in production but for the settings given. */
  run(env?: NodeJS.ProcessEnv): Promise<Portal>;
  runLive(): Promise<Portal>;
}

const onLine = (): void => undefined;
const liveSettings = { NODE_ENV: 'test', SMTP_URL: '', REMITA_URL: '', PAYMENTS_URL: '', RUN_JOBS: '1' };

/** The portal is stopped afterwards. */
export const startBenchEnvironment = async (databaseUrl: string): Promise<BenchEnvironment> => {
  const common = { ...(await throwAwaySettings()), DATABASE_URL: databaseUrl };
  const first = await startPortal({ env: { ...common, SAMPLE_DATA: '1' }, onLine });
  const api = new ApiClient(first.url);
  const samples = readSampleAccounts(first.dataDir);
  const administrator = await signInAs(api, sampleAccount(samples, 'Administrator'));
  const modelClient = await signInAs(api, sampleAccount(samples, 'Client', 'Individual'));
  await first.stop();
  const run = (env: NodeJS.ProcessEnv = {}) =>
    startPortal({ env: { ...common, ...productionSettings, ...env }, onLine });
  return { url: first.url, databaseUrl, administrator, modelClient, run, runLive: () => run(liveSettings) };
};
