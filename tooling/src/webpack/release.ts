import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One entry of the shell's menu, drawn from the registry without running the remote. */
export interface NavigationEntry {
  to: string;
  label: string;
  icon?: string;
  order: number;
  permission?: string;
  hidden?: boolean;
}

/** Names by shared module: what a remote takes of it, or what the shell gives. `*` stands for any name. */
export type Names = Record<string, string[]>;

/** What a build of a remote says about itself, in its dist/release.json. Paths are relative to the release's folder. */
export interface Release {
  name: string;
  version: string;
  container: string;
  entry: string;
  contract: number;
  label: string;
  prefixes: string[];
  navigation: NavigationEntry[];
  /** The slots that it fills. */
  slots: string[];
  preload: string[];
  integrity: Record<string, string>;
  /** What it takes of the modules that the shell provides. */
  uses: Names;
}

export const readRelease = (dist: string): Release =>
  JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
