import { startPostgres } from 'tooling/postgres';
import { startTestEnvironment, type TestEnvironment } from '../portal/testEnvironment.ts';

export async function onBothDatabases(
  faultTest: (environment: TestEnvironment) => Promise<string>,
  settings: NodeJS.ProcessEnv = {},
): Promise<string> {
  const lines: string[] = [];
  const on = async (name: string, database: NodeJS.ProcessEnv) => {
    const environment = await startTestEnvironment({ ...settings, ...database });
    lines.push(`${name}: ${await faultTest(environment)}`);
    await environment.portal.stop();
  };
  await on('embedded database', {});
  const postgres = await startPostgres({ durable: true });
  await on('PostgreSQL', { DATABASE_URL: postgres.url });
  await postgres.stop();
  return lines.join('\n');
}
