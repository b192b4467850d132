export interface TimedTest {
  readonly title: string;
  readonly tookMs: number;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The tests of a suite, of which the slowest are shown at the end. */
  readonly tests?: readonly TimedTest[];
}

/** One part of a run: a check counts as one, a test suite as many as it has tests. */
export interface Step {
  readonly title: string;
  readonly group: Group;
  readonly run: () => Promise<Counts>;
}

export const groups = ['checks', 'unit', 'server', 'e2e'] as const;
export type Group = (typeof groups)[number];

export const pass: Counts = { passed: 1, failed: 0 };
export const fail: Counts = { passed: 0, failed: 1 };

/** A check that a program makes: its exit code is the answer. */
export const byExitCode = (code: number): Counts => (code === 0 ? pass : fail);

/** A check that finds problems: it prints each and fails when there is any. */
export const byProblems = (problems: readonly string[], whenNone: string): Counts => {
  console.log(problems.length === 0 ? whenNone : problems.join('\n'));
  return problems.length === 0 ? pass : fail;
};

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
