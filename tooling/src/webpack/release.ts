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
  preload: string[];
  integrity: Record<string, string>;
}

export const readRelease = (dist: string): Release =>
  JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
