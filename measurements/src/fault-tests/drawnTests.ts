import { randomInt } from 'node:crypto';
import { inRoot, runNode } from 'tooling/programs';

interface Drawn {
  readonly tests: string;
  readonly runs: number;
}

const suites: Readonly<Record<string, Drawn>> = {
  requests: { tests: 'http/(fuzz|everyField)[.]', runs: 10_000 },
  sequences: { tests: 'bookings/bookingModel[.]', runs: 10_000 },
  statements: { tests: 'statements/statements[.]', runs: 1_000 },
  books: { tests: 'settlement/settlementModel[.]', runs: 10_000 },
};

const draw = async ({ tests, runs }: Drawn): Promise<string> => {
  const times = process.env.RUNS ?? String(runs);
  const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
  console.log(`TEST_SEED=${seed} draws the same`);
  for (const database of ['postgres', 'embedded']) {
    const { code, stdout, stderr } = await runNode(inRoot('node_modules/jest/bin/jest.js'), {
      args: ['--selectProjects=provider-api', `--testPathPatterns=${tests}`],
      env: { TEST_DATABASE: database, TEST_RUNS: times, TEST_SEED: seed },
      output: 'keep',
    });
    if (code !== 0) throw new Error(`${stdout}${stderr}`.slice(-6_000));
  }
  return `${times} on either database, none failed`;
};

export const drawnTests = Object.fromEntries(
  Object.entries(suites).map(([name, suite]) => [name, () => draw(suite)]),
);
