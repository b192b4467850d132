import path from 'node:path';
import { runProgram } from '../processes/runProgram.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * `domains.ts` imports every domain, and nearly every server test imports it. If the search went on there, a
 * change in one domain would select nearly all server tests.
 */
const endsTheSearch = 'provider-api/src/domains.ts';

export function testsOf(
  changed: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  const reached = new Set(changed);
  // The loop also visits the files that the loop itself adds to `reached`.
  for (const file of reached)
    if (file !== endsTheSearch) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const folders = new Set(changed.map((file) => path.posix.dirname(file)));
  return [...imports.keys()].filter(
    (file) => isTest(file) && (reached.has(file) || folders.has(path.posix.dirname(file))),
  );
}

const git = async (...args: readonly string[]): Promise<readonly string[]> => {
  const { code, stdout, stderr } = await runProgram('git', { args, output: 'keep' });
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
};

export const changedFiles = async (): Promise<readonly string[]> =>
  (
    await Promise.all([
      git('diff', '--name-only', '--diff-filter=d', '--merge-base', 'main'),
      git('ls-files', '--others', '--exclude-standard'),
    ])
  ).flat();
