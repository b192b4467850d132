import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../release/Release.ts';
import { packageJson } from './packages.ts';

export type Identity = Pick<Release, 'name' | 'version' | 'container'>;

const isMade = /^(node_modules|dist|coverage|\..*)$|\.test\.tsx?$/;

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isMade.test(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? sourcesIn(file) : [file];
    })
    .sort();

/** Two versions in one page must not share a container name, so the name contains the version. */
export const identity = (name: string, version: string): Identity => ({
  name,
  version,
  container: `${name}_${version}`.replace(/\W/g, '_'),
});

export function identityOf(dir: string): Identity {
  const hash = createHash('sha256');
  for (const file of sourcesIn(dir))
    hash.update(path.relative(dir, file)).update('\0').update(readFileSync(file)).update('\0');
  const { name, version } = packageJson(dir);
  return identity(name, `${process.env.RELEASE_VERSION || version}-${hash.digest('hex').slice(0, 8)}`);
}
