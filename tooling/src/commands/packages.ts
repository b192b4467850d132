import path from 'node:path';
import { parseArgs } from 'node:util';
import { packAll } from '../packages/pack.ts';
import { buildFolder } from '../packages/packages.ts';

/**
 * `npm run packages [-- folder]` writes the packages for teams in other repositories. With --trial, versions
 * are neither checked nor recorded.
 */
export const run = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { trial: { type: 'boolean', default: false } },
  });
  const folder = path.resolve(positionals[0] ?? path.join(buildFolder, 'tarballs'));
  for (const file of await packAll(folder, values.trial)) console.log(file);
};
