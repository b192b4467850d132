import { randomInt } from 'node:crypto';
import { inRoot, runNode } from 'tooling/programs';

const suites: Readonly<Record<string, readonly [tests: string, runs: number]>> = {
  requests: ['http/(fuzz|everyField)[.]', 10_000],
  sequences: ['bookings/bookingModel[.]', 10_000],
  statements: ['statements/statements[.]', 1_000],
  books: ['settlement/settlementModel[.]', 10_000],
};

const draw = async (tests: string, runs: number): Promise<string> => {
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
  Object.entries(suites).map(([name, suite]) => [name, () => draw(...suite)]),
);
