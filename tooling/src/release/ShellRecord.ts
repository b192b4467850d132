import type { Names } from '../webpack/release.ts';

/** What a version of the shell says about itself, beside its kept pages. */
export interface ShellRecord {
  readonly version: string;
  readonly commit: string;
  readonly contract: number;
  /** What it gives to remotes. */
  readonly provides: Names;
  /** Its pages and scripts at the root, which the next version replaces. */
  readonly pages: readonly string[];
  /** Its files beneath assets/, named by content. */
  readonly assets: readonly string[];
}
