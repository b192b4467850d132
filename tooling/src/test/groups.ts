import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.ts';

/** Enough that both workers are busy to the end, few enough that loading the modules is little of the work. */
const filesOfGroup = 8;

/** A file that replaces modules, or counts on their first loading, cannot share them with others. */
export const sharesModules = (text: string): boolean =>
  !/\bjest\.(mock|isolateModules|resetModules)/.test(text);

/** In turns, so that files of one folder, which take alike long, spread over all groups. */
export function grouped<T>(files: readonly T[]): T[][] {
  const count = Math.ceil(files.length / filesOfGroup);
  return Array.from({ length: count }, (_, group) => files.filter((_file, index) => index % count === group));
}

const source = (root: string, folder: string, files: readonly string[]): string =>
  files
    .map((file) => {
      const from = JSON.stringify(path.relative(folder, file));
      return `describe(${JSON.stringify(path.relative(root, file))}, () => void require(${from}));\n`;
    })
    .join('');

/**
 * Writes what jest runs in place of a workspace's test files where all of them run: several files each, which load
 * the modules once. Half of a short test file's time is its modules. `tooling/jest` reads them where TEST_GROUPS is set.
 */
export function writeGroups(workspace: string, except?: string): void {
  const root = inRoot(workspace);
  const folder = path.join(root, '.cache/groups');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = ['src', 'sandbox']
    .map((name) => path.join(root, name))
    .filter((name) => existsSync(name))
    .flatMap((name) =>
      readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => path.join(name, file)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !(except && new RegExp(except).test(file)))
    .sort();
  const together = files.filter((file) => sharesModules(readFileSync(file, 'utf8')));
  const alone = files.filter((file) => !together.includes(file)).map((file) => [file]);
  [...grouped(together), ...alone].forEach((group, index) => {
    writeFileSync(path.join(folder, `${index + 1}.test.cjs`), source(root, folder, group));
  });
}
