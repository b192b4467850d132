import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from 'tooling/postgres';
import { inRoot, runNode } from 'tooling/programs';

const sequences = Number(process.env.MODEL_SEQUENCES ?? 10_000);

async function followed(seed: string, database: NodeJS.ProcessEnv): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sequences-')), 'figures.json');
  const from = performance.now();
  const { code, stdout, stderr } = await runNode(inRoot('node_modules/jest/bin/jest.js'), {
    args: ['--selectProjects=provider-api', '--testPathPatterns=bookings/bookingModel[.]'],
    env: { ...database, MODEL_SEQUENCES: String(sequences), TEST_SEED: seed, MODEL_FIGURES: file },
    output: 'keep',
  });
  if (code !== 0) throw new Error(`${stdout}${stderr}`.slice(-6_000));
  const came: Readonly<Record<string, number>> = JSON.parse(readFileSync(file, 'utf8'));
  const figure = (count: number) => count.toLocaleString('en-US');
  const steps = Object.values(came).reduce((sum, count) => sum + count, 0);
  const done = (kind: string) => figure(came[`${kind} done`] ?? 0);
  const seconds = Math.round((performance.now() - from) / 1_000);
  return `${figure(sequences)} sequences of ${figure(steps)} steps in ${seconds} s: ${done('book')} bookings, ${done('change')} changes, ${done('end')} ends, ${done('decide')} decided corrections, the rest refused as foretold`;
}

/**
 * Random sequences of booking, changing, ending and correcting, each step foretold by a model: refusals, wallet,
 * unearned, revenue and papers agree after every step, and the ledger's rules hold. Every run draws another seed;
 * MODEL_SEED repeats one.
 */
export async function bookingSequences(): Promise<string> {
  const seed = process.env.MODEL_SEED ?? String(randomInt(2 ** 31));
  console.log(`Seed ${seed}: MODEL_SEED=${seed} npm run fault-tests -- sequences draws the same sequences`);
  const postgres = await startPostgres();
  try {
    const [embedded, onServer] = await Promise.all([
      followed(seed, { TEST_DATABASE: 'embedded' }),
      followed(seed, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url }),
    ]);
    return `embedded database: ${embedded}\nPostgreSQL: ${onServer}`;
  } finally {
    await postgres.stop();
  }
}
