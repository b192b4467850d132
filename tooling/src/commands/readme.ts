import { readFileSync, writeFileSync } from 'node:fs';
import { withSettingsTable } from '../readme/settingsTable.ts';
import { inRoot } from '../root.ts';

/** Writes the table of settings in README.md from the server's own table. */
export const run = async (): Promise<number> => {
  const file = inRoot('README.md');
  writeFileSync(file, withSettingsTable(readFileSync(file, 'utf8')));
  return 0;
};
