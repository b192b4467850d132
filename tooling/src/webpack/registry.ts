import type { NavigationEntry, Release } from './release.ts';

/** What the shell knows of one remote before it runs it. Paths are absolute within the portal. */
interface RegisteredRemote {
  version: string;
  container: string;
  entry: string;
  contract: number;
  label: string;
  prefixes: string[];
  navigation: NavigationEntry[];
  preload: string[];
  integrity: Record<string, string>;
}

export interface Registry {
  remotes: Record<string, RegisteredRemote>;
}

export function registryOf(releases: Release[]): Registry {
  const remotes: Registry['remotes'] = {};
  for (const { name, entry, preload, integrity, ...release } of releases) {
    const base = `/remotes/${name}/${release.version}/`;
    remotes[name] = {
      ...release,
      entry: base + entry,
      preload: preload.map((file) => base + file),
      integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [base + file, hash])),
    };
  }
  return { remotes };
}
