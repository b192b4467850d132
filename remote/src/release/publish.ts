import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from './filesIn.ts';
import { goLive, type LiveChange, registryAfter } from './goLive.ts';
import { isCode } from './integrity.ts';
import { readRegistry } from './live.ts';
import type { Audience } from './pointers.ts';
import { Refused } from './Refused.ts';
import { hashesOf, type Release, readRelease } from './Release.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import type { ShellRecord } from './ShellRecord.ts';
import { folderOf, integrityProblems, readPublished } from './verify.ts';

/** A `+` at the end of its id stands for changes that are not committed. */
export interface Commit {
  readonly id: string;
}

export interface Build {
  readonly dist: string;
  readonly commit: Commit;
}

export interface Publishing {
  /** It puts the built shell's files into a folder, as they are served. */
  readonly installShell?: ((folder: string) => ShellRecord) | undefined;
  readonly remotes: readonly Build[];
  readonly audience: Audience;
}

export interface Published {
  readonly shell: ShellRecord | undefined;
  readonly remotes: readonly Release[];
}

/** Every code file has its hash, and every hash its file. */
async function checkBuild(dist: string, release: Release): Promise<void> {
  const read = async (file: string) =>
    existsSync(path.join(dist, file)) ? readFileSync(path.join(dist, file)) : undefined;
  const hashes = hashesOf(release);
  const strangers = filesIn(dist).filter((file) => isCode(file) && !(file in hashes));
  const problems = [
    ...strangers.map((file) => `${release.name} was built with ${file}, which its manifest does not name`),
    ...(await integrityProblems(release, read)),
  ];
  if (problems.length > 0) throw new Refused(problems);
}

/** A version's files are written once: another build under the same version is refused, an equal one is there already. */
async function uploadRemote(store: ReleaseStore, dist: string, release: Release): Promise<void> {
  const folder = folderOf(release);
  // The manifest comes last: with it the version is whole.
  const files = filesIn(dist).filter((file) => file !== 'release.json');
  for (const file of [...files, 'release.json']) {
    const content = readFileSync(path.join(dist, file));
    const present = await store.read(folder + file);
    if (!present) await store.put(folder + file, content);
    else if (!present.content.equals(content))
      throw new Refused([`${release.name} ${release.version} was published before, with another ${file}`]);
  }
  const { problems } = await readPublished(store, release.name, release.version);
  if (problems.length > 0) throw new Refused(problems);
}

/**
 * The pages that are served follow the pointer: only files that are named by content and the kept pages are uploaded.
 */
async function uploadShell(store: ReleaseStore, folder: string, { pages }: ShellRecord): Promise<void> {
  for (const file of filesIn(folder).filter((name) => !pages.includes(name))) {
    const content = readFileSync(path.join(folder, file));
    const present = await store.read(file);
    if (!present?.content.equals(content)) await store.put(file, content);
  }
}

/**
 * The files come first, read back and verified; the pointers come last and move in one step.
 * @throws Refused before anything that users get has changed
 */
export async function publish(
  store: ReleaseStore,
  { installShell, remotes: builds, audience }: Publishing,
): Promise<Published> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-'));
  try {
    const shell = installShell?.(folder);
    const remotes = builds.map(({ dist, commit }) => ({
      dist,
      release: readRelease(dist),
      commit: commit.id,
    }));
    for (const { dist, release } of remotes) await checkBuild(dist, release);
    const change: LiveChange = { shell, remotes, audience, action: 'release' };
    // Nothing is uploaded that would be refused; whether it still may go live is judged again with the move.
    await registryAfter(store, await readRegistry(store), { change, since: new Date().toISOString() });
    if (shell) await uploadShell(store, folder, shell);
    for (const { dist, release } of remotes) await uploadRemote(store, dist, release);
    await goLive(store, change);
    return { shell, remotes: remotes.map(({ release }) => release) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Refused before anything that users get has changed */
export async function publishRemote(
  store: ReleaseStore,
  dist: string,
  { commit, audience }: { commit: Commit; audience: Audience },
): Promise<Release> {
  const { remotes } = await publish(store, { remotes: [{ dist, commit }], audience });
  const [release] = remotes;
  if (!release) throw new Error(`${dist} was not published`);
  return release;
}
