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
const tried = broken.filter(({ id }) => !chosen || chosen.includes(id));

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

/**
 * Browser tests are left out, since they need a build.
 * @throws Error if a test file could not run
 */
async function arePassed(copy: string, ids: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const { proofs } = report();
  const files = ids.flatMap((id) => (proofs.get(id) ?? []).map(({ file }) => file));
  const tests = [...new Set(files)].filter((file) => !file.startsWith('e2e/'));
  const { code, stderr } = await runNode(path.join(copy, 'node_modules/jest/bin/jest.js'), {
    args: [
      '--maxWorkers=2',
      `--testNamePattern=\\b(${ids.join('|')})\\b`,
      ...new Set(tests.map((file) => `--selectProjects=${file.split('/')[0]}`)),
      '--runTestsByPath',
      ...tests,
    ],
    cwd: copy,
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...env },
    output: 'keep',
  });
  if (!/^Tests: .*(passed|failed)/m.test(stderr) || stderr.includes('Test suite failed to run'))
    throw new Error(`The tests of ${ids.join(', ')} could not run\n${stderr.slice(-3_000)}`);
  return code === 0;
}

/** A unit or server test that names the broken requirement must fail. */
async function expectNoticed(copy: string, { id, file, find, replace }: Broken, env: NodeJS.ProcessEnv) {
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  writeFileSync(
    place,
    text.replace(find, () => replace),
  );
  if (await arePassed(copy, [id], env)) throw new Error(`${id}: broken in ${file}, and its tests stay green`);
  writeFileSync(place, text);
  console.log(`${id}: noticed`);
}

export async function requirements(): Promise<string> {
  const copy = copyTree();
  const postgres = await startPostgres();
  const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url };
  const ids = tried.map(({ id }) => id);
  if (!(await arePassed(copy, ids, env)))
    throw new Error('The tests are not green before anything is broken');
  for (const each of tried) await expectNoticed(copy, each, env);
  await postgres.stop();
  return `${tried.length} broken requirements, each noticed by a test that names it`;
}
