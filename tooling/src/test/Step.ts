export interface TimedTest {
  readonly title: string;
  readonly tookMs: number;
  readonly failure?: string | undefined;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly tests?: readonly TimedTest[];
}

/** A check counts as one test. A test suite counts each of its tests. */
export interface Step {
  readonly title: string;
  readonly group: Group;
  readonly run: () => Promise<Counts>;
}

export const groups = ['checks', 'unit', 'server', 'e2e'] as const;
export type Group = (typeof groups)[number];

export const pass: Counts = { passed: 1, failed: 0 };
export const fail: Counts = { passed: 0, failed: 1 };

export const byExitCode = (code: number): Counts => (code === 0 ? pass : fail);

export const byProblems = (problems: readonly string[], whenNone: string): Counts => {
  console.log(problems.length === 0 ? whenNone : problems.join('\n'));
  return problems.length === 0 ? pass : fail;
};

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
