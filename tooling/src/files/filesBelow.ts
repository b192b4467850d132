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

/** The paths are relative to the root. Generated folders are left out. */
export const filesBelow = (folder: string): readonly string[] => {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
};
