import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../files/filesBelow.ts';
import { inRoot } from '../root.ts';

/** In groups of this size, loading the modules takes only a small part of the time. */
const mostFiles = 16;
const fewFiles = 8;

/** A test file that replaces or reloads modules cannot share its modules with other files. */
export const sharesModules = (text: string): boolean =>
  !/\bjest\.(mock|isolateModules|resetModules)/.test(text);

/**
 * Each group has half of the remaining files. Jest starts with the largest group, and small groups at the end
 * let both workers finish together.
 */
function sizesOf(count: number): number[] {
  if (count <= fewFiles) return count > 0 ? [count] : [];
  const size = Math.min(mostFiles, Math.ceil(count / 2));
  return [size, ...sizesOf(count - size)];
}

/** Files of one folder take about equally long and are therefore spread over the groups. */
export function grouped<T>(files: readonly T[]): T[][] {
  const groups = sizesOf(files.length).map((size) => ({ size, files: [] as T[] }));
  for (const file of files) {
    const filled = groups.map((group) => group.files.length / group.size);
    groups[filled.indexOf(Math.min(...filled))]?.files.push(file);
  }
  return groups.map((group) => group.files);
}

const source = (folder: string, files: readonly string[]): string =>
  files
    .map((file) => {
      const from = JSON.stringify(path.relative(folder, file));
      return `describe(${JSON.stringify(path.relative(inRoot(), file))}, () => void require(${from}));\n`;
    })
    .join('');

function groupsOf(workspace: string): string[][] {
  const files = ['src', 'sandbox']
    .flatMap((name) => filesBelow(`${workspace}/${name}`))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => inRoot(file))
    .sort();
  const together = files.filter((file) => sharesModules(readFileSync(file, 'utf8')));
  const alone = files.filter((file) => !together.includes(file)).map((file) => [file]);
  return [...grouped(together), ...alone];
}

/** Folder and name are left out, so that workspaces with equal settings can be found. */
async function settingsOf(workspace: string): Promise<string> {
  const loaded: { default: object } = await import(pathToFileURL(inRoot(workspace, 'jest.config.js')).href);
  return JSON.stringify({
    ...loaded.default,
    rootDir: undefined,
    displayName: undefined,
    testMatch: undefined,
  });
}

/**
 * Several test files run as one file, because loading the modules takes half of a short test's time.
 * Workspaces with equal settings form one project, which compiles common modules once.
 */
export async function writeGroups(workspaces: readonly string[]): Promise<string> {
  const root = inRoot('.cache/groups');
  rmSync(root, { recursive: true, force: true });
  const folders = new Map<string, string>();
  for (const workspace of workspaces) {
    const settings = await settingsOf(workspace);
    const folder = folders.get(settings) ?? path.join(root, String(folders.size + 1));
    folders.set(settings, folder);
    mkdirSync(folder, { recursive: true });
    for (const [index, files] of groupsOf(workspace).entries())
      writeFileSync(path.join(folder, `${workspace}-${index + 1}.test.cjs`), source(folder, files));
  }
  const config = path.join(root, 'jest.config.json');
  const projects = [...folders].map(([settings, rootDir]) => ({
    ...JSON.parse(settings),
    rootDir,
    testMatch: ['<rootDir>/*.test.cjs'],
  }));
  writeFileSync(config, JSON.stringify({ projects }));
  return config;
}
