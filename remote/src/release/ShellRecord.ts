import type { Names } from './Release.ts';

export interface ShellRecord {
  readonly version: string;
  readonly commit: string;
  readonly contract: number;
  /** Remotes may take these names. */
  readonly provides: Names;
  /** The versions of what it shares; `ui` and `api` are the portal's own packages. */
  readonly packages: Readonly<Record<string, string>>;
  /** The next version replaces these pages and scripts at the root. */
  readonly pages: readonly string[];
  /** These files lie beneath assets/, named by content. */
  readonly assets: readonly string[];
}

/** A name with a leading dot is served to nobody. */
export const archivedShells = '.shells/';

export const archivedFile = (version: string, file: string): string => `${archivedShells}${version}/${file}`;
