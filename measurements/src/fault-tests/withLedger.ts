import { type Postgres, startPostgres } from 'tooling/postgres';
import { inRoot, runNode } from 'tooling/programs';
import { startTestEnvironment, type TestEnvironment } from '../portal/testEnvironment.ts';

export async function verifyLedger(env: NodeJS.ProcessEnv): Promise<string> {
  const main = inRoot('provider-api/dist/src/commands/ledgerVerify.js');
  const { code, stdout, stderr } = await runNode(main, { args: [], env, output: 'keep' });
  if (code !== 0) throw new Error(`The ledger does not hold:\n${stdout}${stderr}`);
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** The server is stopped at the end, since only one process may open an embedded database. */
export async function withLedger(
  settings: NodeJS.ProcessEnv,
  faultTest: (environment: TestEnvironment) => Promise<string>,
): Promise<string> {
  const environment = await startTestEnvironment(settings);
  const told = await faultTest(environment);
  await environment.portal.stop();
  return `${told}. ${await verifyLedger(environment.env)}`;
}

export async function onPostgres(
  faultTest: (environment: TestEnvironment, postgres: Postgres) => Promise<string>,
  settings: NodeJS.ProcessEnv = {},
): Promise<string> {
  const postgres = await startPostgres({ durable: true });
  const told = await withLedger({ ...settings, DATABASE_URL: postgres.url }, (environment) =>
    faultTest(environment, postgres),
  );
  await postgres.stop();
  return `PostgreSQL: ${told}`;
}

export const onBothDatabases = async (
  faultTest: (environment: TestEnvironment) => Promise<string>,
  settings: NodeJS.ProcessEnv = {},
): Promise<string> =>
  `embedded database: ${await withLedger(settings, faultTest)}\n${await onPostgres(faultTest, settings)}`;
