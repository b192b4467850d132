import { readFileSync } from 'node:fs';
import path from 'node:path';

/** This file is compiled to tooling/dist/webpack/. */
export const root = path.resolve(import.meta.dirname, '../../..');

const { workspaces }: { workspaces: string[] } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);

/** Every workspace whose name begins with mf- is a remote. */
export const remoteNames: readonly string[] = workspaces.filter((name) => name.startsWith('mf-'));

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

/** The version of the `Remote` interface is read from its one definition. */
export function contractVersion(): number {
  const source = readFileSync(path.join(root, 'shared-ui/src/remote.ts'), 'utf8');
  const version = /REMOTE_CONTRACT\s*=\s*(\d+)/.exec(source)?.[1];
  if (!version) throw new Error('shared-ui/src/remote.ts exports no REMOTE_CONTRACT');
  return Number(version);
}
