import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn.ts';
import { releaseIn } from './readable.ts';

/** The shell draws its menu from the registry without running the remote. */
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

/** A remote takes these names of each shared module, or the shell gives them. `*` stands for any name. */
export type Names = Record<string, string[]>;

/** A page is made of this beside its remote's entry. */
export interface PageFiles {
  files: string[];
  /** The page takes these modules of the kit, such as shared-ui/form, which do not come with the shell itself. */
  lazyModules: string[];
  /** The page asks the API for these at once. */
  calls?: string[];
  /** It is absent where the page is for everybody; another remote may have a page there for the others. */
  audience?: 'client' | 'staff';
  /** The search finds the page by it; a page whose address has parameters has none. */
  label?: string;
  /** One of these opens the page. */
  permissions?: string[];
}

/**
 * A build of a remote says this about itself in its dist/release.json. Paths are relative to the release's folder.
 */
export interface Release {
  name: string;
  version: string;
  container: string;
  entry: string;
  contract: number;
  label: string;
  prefixes: string[];
  navigation: NavigationEntry[];
  /** The remote fills these slots. */
  slots: string[];
  preload: string[];
  /** The key is a route, with its parameters as `:id`. */
  pages: Record<string, PageFiles>;
  /** The registry carries the hashes of the files that are there before any other can be asked for. */
  integrity: Record<string, string>;
  /** The entry carries the hashes of all others. */
  laterIntegrity: Record<string, string>;
  /** The remote takes these of the modules that the shell provides, where its bundler tells. */
  uses: Names;
  /** It runs with these versions of what is shared, such as `^1.2.0`; `ui` and `api` are the portal's own packages. */
  peerDependencies: Record<string, string>;
}

/** The key is a file's path in its release's folder. */
export type Files = ReadonlyMap<string, Buffer>;

export const hashesOf = ({ integrity, laterIntegrity }: Release): Record<string, string> => ({
  ...integrity,
  ...laterIntegrity,
});

/** Hidden files, such as a bundler's own notes, are no part of a release. */
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
