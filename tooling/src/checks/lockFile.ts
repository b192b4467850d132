import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { byProblems, type Counts } from '../test/Step.ts';

type Versions = Readonly<Record<string, string>>;

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

const isLocked = (packages: Lock['packages'], folder: string, name: string): boolean => {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]) return true;
    if (at === '') return false;
  }
};

/**
 * `npm ci` must work on every platform, so the lock file must contain every optional binary and name no
 * registry. `npm ci` itself compares the lock file with the manifests.
 */
export const lockFile = async (): Promise<Counts> => {
  const text = readFileSync(inRoot('package-lock.json'), 'utf8');
  const { packages }: Lock = JSON.parse(text);
  const entries = Object.entries(packages);
  const missing = entries.flatMap(([folder, { dependencies = {}, optionalDependencies = {} }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(packages, folder, name))
      .map((name) => `${folder} needs ${name}, which package-lock.json lacks`),
  );
  const addresses = entries
    .filter(([, { resolved = '' }]) => /^(https?|git)/.test(resolved))
    .map(([folder]) => `${folder} names the address it was fetched from`);
  return byProblems(
    [...missing, ...addresses],
    `${entries.length} locked packages, complete and without addresses.`,
  );
};
