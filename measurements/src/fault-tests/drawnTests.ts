import { randomInt } from 'node:crypto';
import { startPostgres } from 'tooling/postgres';
import { inRoot, runNode } from 'tooling/programs';

interface Drawn {
  /** These tests of the server draw at random. */
  tests: string;
  runs: number;
  databases: readonly ('postgres' | 'embedded')[];
  holds: string;
}

/** RUNS says how many times as often as in `npm test` a test draws; TEST_SEED repeats what was drawn. */
const drawn =
  ({ tests, runs, databases, holds }: Drawn) =>
  async (): Promise<string> => {
    const times = process.env.RUNS ?? String(runs);
    const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
    console.log(`TEST_SEED=${seed} draws the same`);
    const postgres = await startPostgres();
    try {
      for (const database of databases) {
        const { code, stdout, stderr } = await runNode(inRoot('node_modules/jest/bin/jest.js'), {
          args: ['--selectProjects=provider-api', `--testPathPatterns=${tests}`],
          env: {
            TEST_DATABASE: database,
            ...(database === 'postgres' && { TEST_DATABASE_URL: postgres.url }),
            TEST_RUNS: times,
            TEST_SEED: seed,
          },
          output: 'keep',
        });
        if (code !== 0) throw new Error(`${stdout}${stderr}`.slice(-6_000));
      }
    } finally {
      await postgres.stop();
    }
    return `${Number(times).toLocaleString('en-US')} on ${databases.join(' and ')}: ${holds}`;
  };

const both = ['postgres', 'embedded'] as const;

export const drawnTests = {
  requests: drawn({
    tests: 'http/(fuzz|everyField)[.]',
    runs: 10_000,
    databases: ['postgres'],
    holds: 'no request met a fault, the log tells of none',
  }),
  sequences: drawn({
    tests: 'bookings/bookingModel[.]',
    runs: 10_000,
    databases: both,
    holds: 'every step as the model foretold',
  }),
  statements: drawn({
    tests: 'statements/statements[.]',
    runs: 1_000,
    databases: both,
    holds: 'statements equal the entries',
  }),
  books: drawn({
    tests: 'settlement/settlementModel[.]',
    runs: 10_000,
    databases: both,
    holds: 'the books agree with the model to the kobo',
  }),
};
