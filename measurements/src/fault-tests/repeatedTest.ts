import { randomInt } from 'node:crypto';
import { startPostgres } from 'tooling/postgres';
import { inRoot, runNode } from 'tooling/programs';

interface Repeated {
  /** Its seed is repeated. */
  name: string;
  test: string;
  /** The test reads from this variable how often it draws. */
  variable: string;
  runs: number;
  seedVariable: string;
  holds: string;
}

export async function repeatedTest(repeated: Repeated): Promise<string> {
  const { name, test, variable, seedVariable, holds } = repeated;
  const runs = Number(process.env[variable] ?? repeated.runs);
  const seed = process.env[seedVariable] ?? String(randomInt(2 ** 31));
  console.log(`Seed ${seed}: ${seedVariable}=${seed} npm run fault-tests -- ${name} draws the same`);
  const onDatabase = async (database: NodeJS.ProcessEnv): Promise<string> => {
    const from = performance.now();
    const { code, stdout, stderr } = await runNode(inRoot('node_modules/jest/bin/jest.js'), {
      args: ['--selectProjects=provider-api', `--testPathPatterns=${test}`],
      env: { ...database, [variable]: String(runs), TEST_SEED: seed },
      output: 'keep',
    });
    if (code !== 0) throw new Error(`${stdout}${stderr}`.slice(-6_000));
    const seconds = Math.round((performance.now() - from) / 1_000);
    return `${runs.toLocaleString('en-US')} ${holds} in ${seconds} s`;
  };
  const postgres = await startPostgres();
  try {
    const onServer = await onDatabase({ TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url });
    return `PostgreSQL: ${onServer}\nembedded database: ${await onDatabase({ TEST_DATABASE: 'embedded' })}`;
  } finally {
    await postgres.stop();
  }
}
