import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type Packages = Readonly<Record<string, Locked>>;

export const foundAt = (packages: Packages, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
};

/** The development dependencies of packages from npm are not installed. */
const namesIn = (entry: Locked | undefined, isWorkspace: boolean): readonly string[] => {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = entry ?? {};
  const own = isWorkspace ? devDependencies : undefined;
  return Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies, ...own });
};

/**
 * Each line contains the path, version and hash of a package. Workspaces have no line, because a build
 * already depends on their source files.
 */
export function lockedFor(
  packages: Packages,
  workspaces: readonly string[],
  without: readonly string[] = [],
): readonly string[] {
  const lines = new Map<string, string>();
  const visit = (from: string): void => {
    const isWorkspace = workspaces.includes(from);
    for (const name of namesIn(packages[from], isWorkspace)) {
      const place = foundAt(packages, from, name);
      const found = packages[place ?? ''];
      if (!place || !found || found.link || lines.has(place) || (isWorkspace && without.includes(name)))
        continue;
      lines.set(place, `${place} ${found.version} ${found.integrity}`);
      visit(place);
    }
  };
  for (const workspace of workspaces) visit(workspace);
  return [...lines.values()].sort();
}

export const lockedPackages = (): Packages =>
  JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
