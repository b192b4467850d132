import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn.ts';
import { releaseIn } from './readable.ts';

/** The shell draws its menu from the registry, without running the remote. */
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

/** For each shared module, the names that a remote uses or the shell provides. `*` stands for any name. */
export type Names = Record<string, string[]>;

/** The files of a page, in addition to the remote's entry. */
export interface PageFiles {
  files: string[];
  /** Modules of the kit that the page needs and that are loaded apart from the shell, such as shared-ui/form. */
  lazyModules: string[];
  /** API addresses that the page reads first. */
  calls?: string[];
  /** Missing if the page is for everybody. Another remote may have a page at the same path for the other audience. */
  audience?: 'client' | 'staff';
  /** The label by which the search finds the page; missing for pages with parameters. */
  label?: string;
  /** Any one of these permissions opens the page. */
  permissions?: string[];
}

/** The content of dist/release.json, written by a remote's build. Paths are relative to the release's folder. */
export interface Release {
  name: string;
  version: string;
  container: string;
  entry: string;
  contract: number;
  label: string;
  prefixes: string[];
  navigation: NavigationEntry[];
  slots: string[];
  preload: string[];
  /** By route, with parameters as `:id`. */
  pages: Record<string, PageFiles>;
  /** Hashes of the first files, which the registry carries. */
  integrity: Record<string, string>;
  /** Hashes of all other files, which the entry carries. */
  laterIntegrity: Record<string, string>;
  /** The names that the remote uses of the shell's modules, as far as its bundler knows. */
  uses: Names;
  /** Required versions of shared packages, such as `^1.2.0`; `ui` and `api` are the portal's own packages. */
  peerDependencies: Record<string, string>;
}

export type Files = ReadonlyMap<string, Buffer>;

export const hashesOf = ({ integrity, laterIntegrity }: Release): Record<string, string> => ({
  ...integrity,
  ...laterIntegrity,
});

/** Hidden files, such as notes of a bundler, are not part of a release. */
export const filesOf = (dist: string): Files =>
  new Map(
    filesIn(dist)
      .filter((file) => !/(^|\/)\./.test(file))
      .map((file) => [file, readFileSync(path.join(dist, file))]),
  );

export function readRelease(dist: string): Release {
  const file = path.join(dist, 'release.json');
  if (!existsSync(file)) throw new Error(`${dist} has no release.json: build it first`);
  return releaseIn(dist, readFileSync(file, 'utf8'));
}
