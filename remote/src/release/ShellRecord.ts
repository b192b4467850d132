import type { Names } from './Release.ts';

export interface ShellRecord {
  readonly version: string;
  readonly commit: string;
  readonly contract: number;
  readonly provides: Names;
  /** The shell has these versions of shared packages. `ui` and `api` are the portal's own packages. */
  readonly packages: Readonly<Record<string, string>>;
  /** These files are in the root folder, and the next version replaces them. */
  readonly pages: readonly string[];
  /** These files are below assets/, and their names contain a hash. */
  readonly assets: readonly string[];
}

/** Web servers do not serve names with a leading dot. */
export const archivedShells = '.shells/';

export const archivedFile = (version: string, file: string): string => `${archivedShells}${version}/${file}`;
