import type { Names } from './Release.ts';

export interface ShellRecord {
  readonly version: string;
  readonly commit: string;
  readonly contract: number;
  /** Names that remotes may use. */
  readonly provides: Names;
  /** Versions of the shared packages; `ui` and `api` are the portal's own packages. */
  readonly packages: Readonly<Record<string, string>>;
  /** Pages and scripts at the root, which the next version replaces. */
  readonly pages: readonly string[];
  /** Files under assets/, named by content. */
  readonly assets: readonly string[];
}

/** Servers do not serve names with a leading dot. */
export const archivedShells = '.shells/';

export const archivedFile = (version: string, file: string): string => `${archivedShells}${version}/${file}`;
