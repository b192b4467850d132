import { cpSync, existsSync, lchownSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { User } from './unprivileged.ts';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * npm packs no symbolic links. The package's install script, which would create the links, may be forbidden.
 */
const linksOf = (native: string): readonly Link[] => {
  const list = path.join(native, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
};

/** The copy is readable for `user`. The links of the copy point into the copy. */
export const copyPrograms = (native: string, copy: string, user?: User): void => {
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const inCopy = (listed: string): string => path.resolve(copy, path.relative('native', listed));
  for (const { source, target } of linksOf(native)) {
    const link = inCopy(target);
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(link), inCopy(source)), link);
  }
  if (!user) return;
  for (const name of ['.', ...readdirSync(copy, { encoding: 'utf8', recursive: true })])
    lchownSync(path.join(copy, name), user.uid, user.gid);
};
