import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from 'tooling/postgres';
import { atEnd, inRoot, report, root, runNode, workspaces } from 'tooling/programs';
import { type Broken, broken } from './broken.ts';

const chosen = process.env.BROKEN_IDS?.split(',');
const tried = Object.entries(broken).filter(([id]) => !chosen || chosen.includes(id));

const notCopied = new Set(['.git', '.cache', '.data', 'node_modules', 'test-results']);

function copyTree(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'portal-broken-'));
  atEnd(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(root, copy, { recursive: true, filter: (from) => !notCopied.has(path.basename(from)) });
  const own = workspaces();
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(inRoot('node_modules')))
    symlinkSync(
      own.includes(name) ? path.join(copy, name) : inRoot('node_modules', name),
      path.join(copy, 'node_modules', name),
    );
  return copy;
}

interface Outcome {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Browser tests are left out, since they need a build. */
async function runProofs(copy: string, ids: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { proofs } = report();
  const files = ids.flatMap((id) => (proofs.get(id) ?? []).map(({ file }) => file));
  const tests = [...new Set(files)].filter((file) => !file.startsWith('e2e/'));
  const found = path.join(copy, 'outcome.json');
  rmSync(found, { force: true });
  const { stderr } = await runNode(path.join(copy, 'node_modules/jest/bin/jest.js'), {
    args: [
      '--maxWorkers=2',
      '--json',
      `--outputFile=${found}`,
      `--testNamePattern=\\b(${ids.join('|')})\\b`,
      ...new Set(tests.map((file) => `--selectProjects=${file.split('/')[0]}`)),
      '--runTestsByPath',
      ...tests,
    ],
    cwd: copy,
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...env },
    output: 'keep',
  });
  try {
    const outcome: Outcome = JSON.parse(readFileSync(found, 'utf8'));
    return outcome;
  } catch {
    throw new Error(`The tests of ${ids.join(', ')} could not run\n${stderr.slice(-3_000)}`);
  }
}

async function problemOf(
  copy: string,
  id: string,
  { file, find, replace }: Broken,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  if (text.split(find).length !== 2) return `${id}: no longer applies to ${file}`;
  writeFileSync(
    place,
    text.replace(find, () => replace),
  );
  try {
    const { numFailedTests, numRuntimeErrorTestSuites } = await runProofs(copy, [id], env);
    if (numRuntimeErrorTestSuites > 0) return `${id}: the broken ${file} keeps its tests from running`;
    return numFailedTests > 0 ? undefined : `${id}: broken in ${file}, and its tests stay green`;
  } finally {
    writeFileSync(place, text);
  }
}

/** A unit or server test that names the broken requirement must fail. */
export async function requirements(): Promise<string> {
  const copy = copyTree();
  const postgres = await startPostgres();
  try {
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url };
    const whole = await runProofs(
      copy,
      tried.map(([id]) => id),
      env,
    );
    if (whole.numFailedTests + whole.numRuntimeErrorTestSuites > 0 || whole.numPassedTests === 0)
      throw new Error('The tests are not green before anything is broken');
    const problems: string[] = [];
    for (const [id, each] of tried) {
      const problem = await problemOf(copy, id, each, env);
      console.log(problem ?? `${id}: noticed`);
      if (problem) problems.push(problem);
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return `${tried.length} broken requirements, each noticed by a test that names it`;
  } finally {
    await postgres.stop();
  }
}
