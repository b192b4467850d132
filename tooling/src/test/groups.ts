import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.ts';

/** Loading the modules is little of the work of as many. */
const mostFiles = 16;
/** As many are not halved. */
const fewFiles = 8;

/** A file that replaces modules, or counts on their first loading, cannot share them with others. */
export const sharesModules = (text: string): boolean =>
  !/\bjest\.(mock|isolateModules|resetModules)/.test(text);

/** Half of what is left each time: jest begins with the largest file, and with small ones at last both workers end together. */
function sizesOf(count: number): number[] {
  if (count <= fewFiles) return count > 0 ? [count] : [];
  const size = Math.min(mostFiles, Math.ceil(count / 2));
  return [size, ...sizesOf(count - size)];
}

/** Each file goes to the group with the most room, so that those of one folder, which take alike long, spread. */
export function grouped<T>(files: readonly T[]): T[][] {
  const groups = sizesOf(files.length).map((size) => ({ size, files: [] as T[] }));
  for (const file of files) {
    const filled = groups.map((group) => group.files.length / group.size);
    groups[filled.indexOf(Math.min(...filled))]?.files.push(file);
  }
  return groups.map((group) => group.files);
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
