import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's root: this file is compiled to tooling/dist/webpack/. */
export const root = path.resolve(import.meta.dirname, '../../..');

export const remoteNames = ['mf-accounts', 'mf-bookings', 'mf-wallet', 'mf-staff'] as const;

interface PackageJson {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

export function packageJson(dir: string): PackageJson {
  const {
    name,
    version,
    dependencies = {},
  } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return { name, version, dependencies };
}

export const versionOf = (dependency: string): string =>
  packageJson(path.join(root, 'node_modules', dependency)).version;

/** Which remote answers for which paths: decided here, by the shell, so that no two remotes can claim one prefix. */
export interface Ownership {
  label: string;
  prefixes: string[];
}

export function ownershipOf(name: string): Ownership {
  const table: Record<string, Ownership> = JSON.parse(
    readFileSync(path.join(root, 'shell/ownership.json'), 'utf8'),
  );
  const owned = table[name];
  if (!owned) throw new Error(`shell/ownership.json does not say which paths belong to ${name}`);
  return owned;
}

/** The version of the `Remote` interface that a build was made against, read from its one definition. */
export function contractVersion(): number {
  const source = readFileSync(path.join(root, 'shared-ui/src/remote.ts'), 'utf8');
  const version = /REMOTE_CONTRACT\s*=\s*(\d+)/.exec(source)?.[1];
  if (!version) throw new Error('shared-ui/src/remote.ts exports no REMOTE_CONTRACT');
  return Number(version);
}
