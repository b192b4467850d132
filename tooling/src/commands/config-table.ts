import { readFileSync, writeFileSync } from 'node:fs';
import { withConfigTable } from '../config/configTable.ts';
import { inRoot } from '../root.ts';

export const run = (): void => {
  const file = inRoot('docs/operations.md');
  writeFileSync(file, withConfigTable(readFileSync(file, 'utf8')));
};
