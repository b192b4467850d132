import { readFileSync, writeFileSync } from 'node:fs';
import { withConfigTable } from '../config/configTable.ts';
import { inRoot } from '../root.ts';

export const run = async (): Promise<number> => {
  const file = inRoot('docs/operations.md');
  writeFileSync(file, withConfigTable(readFileSync(file, 'utf8')));
  return 0;
};
