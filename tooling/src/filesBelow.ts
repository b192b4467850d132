import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from './root.ts';

const skipped = new Set([
  'node_modules',
  'dist',
  'test-results',
  'playwright-report',
  '.cache',
  '.git',
  '.data',
]);

/** Every file below a folder of the repository, as a path from the root, without what tools made. */
export const filesBelow = (folder: string): readonly string[] => {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
};
