import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileProblems } from './fileProblems.ts';
import { filesIn } from './filesIn.ts';
import { goLive, type LiveChange, registryAfter } from './goLive.ts';
import { readRegistry } from './live.ts';
import type { Audience } from './pointers.ts';
import { Refused } from './Refused.ts';
import { type Files, filesOf, type Release, readRelease } from './Release.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { folderOf, readPublished } from './readPublished.ts';
import type { ShellRecord } from './ShellRecord.ts';

export interface Build {
  readonly dist: string;
  /** A `+` at the end of the commit means that the build also contains uncommitted changes. */
  readonly commit: string;
}

export interface Publishing {
  readonly installShell?: ((folder: string) => ShellRecord) | undefined;
  readonly remotes: readonly Build[];
  readonly audience: Audience;
}

export interface Published {
  readonly shell: ShellRecord | undefined;
  readonly remotes: readonly Release[];
}

export async function upload(store: ReleaseStore, release: Release, files: Files): Promise<void> {
  const folder = folderOf(release);
  const named = `${release.name} ${release.version}`;
  // release.json is written last, since its presence marks the version as complete.
  for (const file of [...[...files.keys()].filter((each) => each !== 'release.json'), 'release.json']) {
    const content = files.get(file) ?? Buffer.from('');
    const present = await store.read(folder + file);
    if (!present) await store.put(folder + file, content);
    else if (!present.content.equals(content))
      throw new Refused([`${named} was published before, with another ${file}: give it another version`]);
  }
  const kept = await readPublished(store, release.name, release.version);
  const problems = fileProblems(kept.release, kept.files);
  if (problems.length > 0) throw new Refused(problems);
}

/** The upload must not change the public pages, which change together with the registry. */
async function uploadShell(store: ReleaseStore, folder: string, { pages }: ShellRecord): Promise<void> {
  for (const file of filesIn(folder).filter((name) => !pages.includes(name))) {
    const content = readFileSync(path.join(folder, file));
    const present = await store.read(file);
    if (!present?.content.equals(content)) await store.put(file, content);
  }
}

/** All files are verified before users get any of them. Throws `Refused` before any visible change. */
export async function publish(
  store: ReleaseStore,
  { installShell, remotes: builds, audience }: Publishing,
): Promise<Published> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-'));
  try {
    const shell = installShell?.(folder);
    const remotes = builds.map(({ dist, commit }) => ({
      release: readRelease(dist),
      files: filesOf(dist),
      commit,
    }));
    const change: LiveChange = { shell, remotes, audience, action: 'release' };
    // The change is checked before the upload, and again when the registry is changed.
    await registryAfter(store, await readRegistry(store), change);
    if (shell) await uploadShell(store, folder, shell);
    for (const { release, files } of remotes) await upload(store, release, files);
    await goLive(store, change);
    return { shell, remotes: remotes.map(({ release }) => release) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function publishRemote(
  store: ReleaseStore,
  dist: string,
  { commit, audience }: { commit: string; audience: Audience },
): Promise<Release> {
  const { remotes } = await publish(store, { remotes: [{ dist, commit }], audience });
  const [release] = remotes;
  if (!release) throw new Error(`${dist} was not published`);
  return release;
}
