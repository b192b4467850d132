import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn.ts';
import { releaseIn } from './readable.ts';

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

/** Maps a shared module to the exports that a remote uses, or that the shell provides. `*` means any export. */
export type Names = Record<string, string[]>;

export interface PageFiles {
  files: string[];
  /** The page needs these modules of shared-ui, which the shell does not load at its start. */
  lazyModules: string[];
  calls?: string[];
  /** The field is absent when the page is for everybody. */
  audience?: 'client' | 'staff';
  /** The search shows this label for the page. Pages with parameters have no label. */
  label?: string;
  permissions?: string[];
}

/** The remote's build writes dist/release.json. Paths are relative to the release's folder. */
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
  pages: Record<string, PageFiles>;
  /** These are the hashes of the files that the shell loads first. The registry contains them too. */
  integrity: Record<string, string>;
  /** These are the hashes of all other files. The registry does not contain them. */
  laterIntegrity: Record<string, string>;
  /** The remote uses these exports of the shell's modules. The field is filled only by a build with webpack. */
  uses: Names;
  /** The remote requires these versions, such as `^1.2.0`. `ui` and `api` are the portal's own packages. */
  peerDependencies: Record<string, string>;
}

export type Files = ReadonlyMap<string, Buffer>;

export const hashesOf = ({ integrity, laterIntegrity }: Release): Record<string, string> => ({
  ...integrity,
  ...laterIntegrity,
});

/** Hidden files, such as caches of a bundler, are not part of a release. */
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
