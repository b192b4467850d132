import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseIn } from '../release/readable.ts';

/** One entry of the shell's menu, drawn from the registry without running the remote. */
export interface NavigationEntry {
  to: string;
  label: string;
  icon?: string;
  order: number;
  permission?: string;
  group?: string;
  waiting?: string[];
  setting?: string;
  hidden?: boolean;
}

/** Names by shared module: what a remote takes of it, or what the shell gives. `*` stands for any name. */
export type Names = Record<string, string[]>;

/** What a page is made of beside its remote's entry. */
export interface PageFiles {
  files: string[];
  /** What it takes of the kit that does not come with the shell itself, such as shared-ui/form. */
  lazyModules: string[];
  /** What it asks the API for at once. */
  calls?: string[];
  /** Whose page it is, where it is not for everybody: another remote may have one there for the others. */
  audience?: 'client' | 'staff';
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
  /** The slots that it fills. */
  slots: string[];
  preload: string[];
  /** By route, with its parameters as `:id`. */
  pages: Record<string, PageFiles>;
  /** Of the files that are there before any other can be asked for; the registry carries these. */
  integrity: Record<string, string>;
  /** Of all others, which the entry carries. */
  laterIntegrity: Record<string, string>;
  /** What it takes of the modules that the shell provides. */
  uses: Names;
}

/** Of each of its scripts and styles. */
export const hashesOf = ({ integrity, laterIntegrity }: Release): Record<string, string> => ({
  ...integrity,
  ...laterIntegrity,
});

export function readRelease(dist: string): Release {
  const file = path.join(dist, 'release.json');
  if (!existsSync(file)) throw new Error(`${dist} has no release.json: build it first`);
  return releaseIn(dist, readFileSync(file, 'utf8'));
}
