import { type Counts, fail, type Step, sum, type TimedTest } from './Step.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const describe = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

const outcomeOf = async (step: Step): Promise<Counts> => {
  try {
    return await step.run();
  } catch (failure) {
    console.error(failure instanceof Error ? (failure.stack ?? failure.message) : failure);
    return fail;
  }
};

const shownTests = 10;

const showSlowest = (tests: readonly TimedTest[]): void => {
  if (tests.length === 0) return;
  console.log('\n== Slowest tests');
  for (const { title, tookMs } of [...tests].sort((a, b) => b.tookMs - a.tookMs).slice(0, shownTests))
    console.log(`${seconds(tookMs).padStart(8)}  ${title}`);
};

const shownLines = 12;

const showFailed = (tests: readonly TimedTest[]): void => {
  for (const { title, failure } of tests)
    if (failure) console.log(`\n✗ ${title}\n${failure.split('\n').slice(0, shownLines).join('\n')}`);
};

interface Outcome {
  readonly step: Step;
  readonly counts: Counts;
  readonly tookMs: number;
}

const runStep = async (step: Step): Promise<Outcome> => {
  const from = performance.now();
  const counts = await outcomeOf(step);
  const tookMs = performance.now() - from;
  console.log(`-- ${step.title}: ${describe(counts)} in ${seconds(tookMs)}\n`);
  return { step, counts, tookMs };
};

export const runSteps = async (steps: readonly Step[]): Promise<Counts> => {
  const checks = steps.filter(({ group }) => group === 'checks');
  const outcomes = await Promise.all(checks.map(runStep));
  for (const step of steps.filter(({ group }) => group !== 'checks')) {
    console.log(`== ${step.title}`);
    outcomes.push(await runStep(step));
  }
  console.log('\n== Summary');
  const width = Math.max(...steps.map(({ title }) => title.length));
  for (const { step, counts, tookMs } of outcomes) {
    console.log(
      `${counts.failed > 0 ? '✗' : '✓'} ${step.title.padEnd(width)}  ${describe(counts)}  ${seconds(tookMs)}`,
    );
  }
  const tests = outcomes.flatMap(({ counts }) => counts.tests ?? []);
  showSlowest(tests);
  showFailed(tests);
  return sum(outcomes.map(({ counts }) => counts));
};
