import { randomInt } from 'node:crypto';
import { startPostgres } from 'tooling/postgres';
import { inRoot, runNode } from 'tooling/programs';

const runs = Number(process.env.STATEMENT_RUNS ?? 1_000);

async function compared(seed: string, database: NodeJS.ProcessEnv): Promise<string> {
  const from = performance.now();
  const { code, stdout, stderr } = await runNode(inRoot('node_modules/jest/bin/jest.js'), {
    args: ['--selectProjects=provider-api', '--testPathPatterns=statements/statements[.]'],
    env: { ...database, STATEMENT_RUNS: String(runs), TEST_SEED: seed },
    output: 'keep',
  });
  if (code !== 0) throw new Error(`${stdout}${stderr}`.slice(-6_000));
  return `${runs.toLocaleString('en-US')} statements equal the entries in ${Math.round((performance.now() - from) / 1_000)} s`;
}

/** Statements of random clients over random periods against another query of the ledger. STATEMENT_SEED repeats a run. */
export async function statements(): Promise<string> {
  const seed = process.env.STATEMENT_SEED ?? String(randomInt(2 ** 31));
  console.log(
    `Seed ${seed}: STATEMENT_SEED=${seed} npm run fault-tests -- statements draws the same statements`,
  );
  const postgres = await startPostgres();
  try {
    const embedded = await compared(seed, { TEST_DATABASE: 'embedded' });
    const onServer = await compared(seed, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url });
    return `embedded database: ${embedded}\nPostgreSQL: ${onServer}`;
  } finally {
    await postgres.stop();
  }
}
