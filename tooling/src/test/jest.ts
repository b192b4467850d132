import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { runNode } from '../runProgram.ts';
import { writeGroups } from './groups.ts';
import type { Counts, TimedTest } from './Step.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly duration?: number | null;
    }[];
  }[];
}

export interface JestRun {
  /** Names the report file. */
  readonly name: string;
  readonly projects: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

const readReport = (file: string): Report | undefined => {
  if (!existsSync(file)) return undefined;
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return report;
};

const timed = ({ testResults }: Report): readonly TimedTest[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, duration }) => ({
      title: [...ancestorTitles, title].join(' › '),
      tookMs: duration ?? 0,
    })),
  );

/** Runs jest over workspaces; a file that could not run counts as one failure, and so does a run without any test. */
export const jest = async ({ name, projects, env = {} }: JestRun): Promise<Counts> => {
  const folder = inRoot('.cache/reports');
  const file = `${folder}/${name}.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const config = await writeGroups(projects);
  const { code } = await runNode(inRoot('node_modules/jest/bin/jest.js'), {
    args: ['--config', config, '--maxWorkers=2', '--json', `--outputFile=${file}`],
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...env },
    output: 'stderr',
  });
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const passed = report.numPassedTests;
  return {
    passed,
    failed: failed === 0 && (passed === 0 || code !== 0) ? 1 : failed,
    tests: timed(report),
  };
};
