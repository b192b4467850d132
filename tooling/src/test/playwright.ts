import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runNode } from '../processes/runProgram.ts';
import { inRoot } from '../root.ts';
import { type Counts, fail, type TimedTest } from './Step.ts';

interface Result {
  readonly duration: number;
  readonly error?: { readonly message: string };
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly Result[] }[];
  }[];
}

interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly Suite[];
}

const command = (): string =>
  path.join(
    path.dirname(createRequire(inRoot('e2e/package.json')).resolve('playwright/package.json')),
    'cli.js',
  );

export const runPlaywright = async (
  project: string,
  env: NodeJS.ProcessEnv = {},
  args: readonly string[] = [],
  workspace = 'e2e',
): Promise<number> => {
  const { code } = await runNode(command(), {
    args: ['test', `--project=${project}`, ...args],
    cwd: inRoot(workspace),
    env,
  });
  return code;
};

const timed = ({ title: suite, suites = [], specs }: Suite): readonly TimedTest[] =>
  [
    ...suites.flatMap(timed),
    ...specs.map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return {
        title,
        tookMs: Math.max(0, ...results.map(({ duration }) => duration)),
        failure: results.find(({ error }) => error)?.error?.message,
      };
    }),
  ].map((test) => ({ ...test, title: `${suite} › ${test.title}` }));

export const playwright = async (project: string, specs: readonly string[] = []): Promise<Counts> => {
  const file = inRoot(`.cache/reports/e2e-${project}.json`);
  rmSync(file, { force: true });
  const code = await runPlaywright(project, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, specs);
  if (!existsSync(file)) return fail;
  const { stats, errors, suites }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky + errors.length;
  return {
    passed: stats.expected,
    failed: failed === 0 && (code !== 0 || stats.expected === 0) ? 1 : failed,
    tests: suites.flatMap(timed),
  };
};
