import { startPostgres } from 'tooling/postgres';
import { startTestEnvironment, type TestEnvironment } from '../portal/testEnvironment.ts';

/** Runs a fault test on the embedded database and on a durable PostgreSQL, each with a portal of its own. */
export async function onBothDatabases(
  faultTest: (environment: TestEnvironment) => Promise<string>,
  settings: NodeJS.ProcessEnv = {},
): Promise<string> {
  const lines: string[] = [];
  const on = async (name: string, databaseUrl: string | undefined) => {
    const environment = await startTestEnvironment(databaseUrl, { settings });
    lines.push(`${name}: ${await faultTest(environment)}`);
    await environment.portal.stop();
  };
  await on('embedded database', undefined);
  const postgres = await startPostgres({ durable: true });
  await on('PostgreSQL', postgres.url);
  await postgres.stop();
  return lines.join('\n');
}
