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

/** One path has one answer: a second claim would make it depend on the order of the releases. */
function refuseSharedPrefixes(releases: Release[]): void {
  const owners = new Map<string, string>();
  for (const { name, prefixes } of releases) {
    for (const prefix of prefixes) {
      const owner = owners.get(prefix);
      if (owner) throw new Error(`${owner} and ${name} both answer for /${prefix}`);
      owners.set(prefix, name);
    }
  }
}

/** @throws when two remotes claim the same paths */
export function registryOf(releases: Release[]): Registry {
  refuseSharedPrefixes(releases);
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
