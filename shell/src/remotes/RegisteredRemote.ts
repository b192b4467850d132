import type { NavigationEntry } from 'shared-ui/remote';

/** What the shell knows of one remote before it runs it. Paths are absolute within the portal. */
export interface RegisteredRemote {
  name: string;
  version: string;
  container: string;
  entry: string;
  contract: number;
  label: string;
  prefixes: readonly string[];
  navigation: readonly NavigationEntry[];
  preload: readonly string[];
  integrity: Readonly<Record<string, string>>;
}

export type Registry = Readonly<Record<string, RegisteredRemote>>;
