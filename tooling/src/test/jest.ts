import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runNode } from '../processes/runProgram.ts';
import { inRoot, root } from '../root.ts';
import { writeGroups } from './groups.ts';
import { type Counts, fail, type TimedTest } from './Step.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly duration?: number | null;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export interface JestRun {
  readonly name: string;
  readonly args: readonly string[];
}

/** A file in `.cache` runs a group of test files. Each title in a group already begins with the test file's name. */
const fileOf = (name: string): readonly string[] => {
  const file = path.relative(root, name);
  return file.startsWith('.cache') ? [] : [file];
};

const timed = ({ testResults }: Report): readonly TimedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, duration, failureMessages }) => ({
      title: [...fileOf(name), ...ancestorTitles, title].join(' › '),
      tookMs: duration ?? 0,
      failure: failureMessages[0],
    })),
  );

/** A file that could not run counts as a failure, and so does a run without tests. */
export const jest = async ({ name, args }: JestRun): Promise<Counts> => {
  const folder = inRoot('.cache/reports');
  const file = `${folder}/${name}.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const { code } = await runNode(inRoot('node_modules/jest/bin/jest.js'), {
    args: [...args, `--maxWorkers=${availableParallelism()}`, '--json', `--outputFile=${file}`],
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    output: 'stderr',
  });
  if (!existsSync(file)) return fail;
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const passed = report.numPassedTests;
  return {
    passed,
    failed: failed === 0 && (passed === 0 || code !== 0) ? 1 : failed,
    tests: timed(report),
  };
};

export const jestIn = async (name: string, workspaces: readonly string[]): Promise<Counts> =>
  jest({ name, args: ['--config', await writeGroups(workspaces)] });
