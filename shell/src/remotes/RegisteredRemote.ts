import type { NavigationEntry } from 'shared-ui/remote';
import type { RegisteredPage } from './pageAt.ts';

/** What the shell knows of one remote before it runs it. Paths are absolute within the portal. */
export interface RegisteredRemote {
  name: string;
  version: string;
  container: string;
  entry: string;
  contract: number;
  label: string;
  prefixes: readonly string[];
  /** By route. */
  pages?: Readonly<Record<string, RegisteredPage>>;
  navigation: readonly NavigationEntry[];
  /** The slots that it fills. */
  slots: readonly string[];
  preload: readonly string[];
  integrity: Readonly<Record<string, string>>;
  /** The channel that this version is for; absent where it is not for those who opted in. */
  channel?: string;
}

/** Of every remote the version that this browser gets. */
export type Registry = Readonly<Record<string, RegisteredRemote>>;
