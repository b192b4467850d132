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

it('counts a check with any number of problems as one failure', () => {
  expect(byProblems(['one', 'two'], 'fine')).toEqual({ passed: 0, failed: 1 });
  expect(byProblems([], 'fine')).toEqual({ passed: 1, failed: 0 });
});
