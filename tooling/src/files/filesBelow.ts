import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from '../root.ts';

const skipped = new Set([
  'node_modules',
  'dist',
  'test-results',
  'playwright-report',
  '.cache',
  '.git',
  '.data',
]);

/** Paths from the root, without generated folders. */
export const filesBelow = (folder: string): readonly string[] => {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
};
