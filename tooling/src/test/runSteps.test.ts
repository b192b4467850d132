import { runSteps } from './runSteps.ts';
import { byProblems, pass } from './Step.ts';

beforeEach(() => {
  for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

it('runs the steps after a failed and after a broken one, and sums up all of them', async () => {
  const counts = await runSteps([
    { title: 'two of three', group: 'unit', run: async () => ({ passed: 2, failed: 1 }) },
    { title: 'broken', group: 'unit', run: () => Promise.reject(new Error('no database')) },
    { title: 'good', group: 'checks', run: async () => pass },
  ]);
  expect(counts).toEqual({ passed: 3, failed: 2 });
});

it('shows the ten slowest tests of all steps after the summary', async () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({
    title: `test ${index + 1}`,
    tookMs: (index + 1) * 1000,
  }));
  await runSteps([
    { title: 'first', group: 'unit', run: async () => ({ passed: 6, failed: 0, tests: tests.slice(0, 6) }) },
    { title: 'second', group: 'e2e', run: async () => ({ passed: 6, failed: 0, tests: tests.slice(6) }) },
  ]);
  const shown = jest.mocked(console.log).mock.calls.flat();
  const slowest = shown.slice(shown.indexOf('\n== Slowest tests') + 1);
  expect(slowest).toHaveLength(10);
  expect([slowest[0], slowest[9]]).toEqual(['  12.0 s  test 12', '   3.0 s  test 3']);
});

it('says at the end which tests failed, and why', async () => {
  const tests = [
    { title: 'good', tookMs: 1 },
    { title: 'bad', tookMs: 2, failure: 'Expected: 1\nReceived: 2' },
  ];
  await runSteps([
    { title: 'both', group: 'unit', run: async () => ({ passed: 1, failed: 1, tests }) },
    { title: 'after', group: 'e2e', run: async () => pass },
  ]);
  expect(jest.mocked(console.log).mock.calls.flat().at(-1)).toBe('\n✗ bad\nExpected: 1\nReceived: 2');
});

it('counts a check with any number of problems as one failure', () => {
  expect(byProblems(['one', 'two'], 'fine')).toEqual({ passed: 0, failed: 1 });
  expect(byProblems([], 'fine')).toEqual({ passed: 1, failed: 0 });
});
