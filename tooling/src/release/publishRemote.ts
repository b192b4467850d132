import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedVersion, type Registry } from '../webpack/registry.ts';
import { type Release, readRelease } from '../webpack/release.ts';
import { filesIn } from './filesIn.ts';
import type { Commit } from './git.ts';
import type { Move } from './history.ts';
import { changeRegistry, noteMoves, readRegistry, readShell } from './live.ts';
import { type Audience, type Placed, pointAll, pointSome, withdraw } from './pointers.ts';
import { Refused } from './Refused.ts';
import { refusalsOf } from './refusals.ts';
import type { Store } from './Store.ts';
import { folderOf, integrityProblems, readPublished } from './verify.ts';

const isCode = (file: string): boolean => /\.(js|css)$/.test(file);

/** A build that is whole: every code file with its hash, every hash with its file. */
async function checkBuild(dist: string, release: Release): Promise<void> {
  const read = async (file: string) =>
    existsSync(path.join(dist, file)) ? readFileSync(path.join(dist, file)) : undefined;
  const strangers = filesIn(dist).filter((file) => isCode(file) && !(file in release.integrity));
  const problems = [
    ...strangers.map((file) => `${release.name} was built with ${file}, which its manifest does not name`),
    ...(await integrityProblems(release, read)),
  ];
  if (problems.length > 0) throw new Refused(problems);
}

/** What a release is checked against. */
async function liveShell(store: Store) {
  const shell = await readShell(store);
  if (!shell)
    throw new Refused([`No shell is live in ${store.name}: release it first, npm run release -- shell`]);
  return shell;
}

/** A version's files are written once: another build under the same version is refused, an equal one is there already. */
async function upload(store: Store, dist: string, release: Release): Promise<void> {
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
}

const pointTo = (registry: Registry, name: string, version: Placed, audience: Audience): Registry =>
  audience === 'all' ? pointAll(registry, name, version) : pointSome(registry, name, version, audience);

interface Placing {
  readonly release: Release;
  readonly commit: string;
  readonly audience: Audience;
  readonly action: Move['action'];
}

/** Moves the pointer to a version that was published and verified. */
async function place(store: Store, { release, commit, audience, action }: Placing): Promise<void> {
  const shell = await liveShell(store);
  const since = new Date().toISOString();
  await changeRegistry(store, (registry) => {
    const reasons = refusalsOf(release, { registry, shell });
    if (reasons.length > 0) throw new Refused(reasons);
    return pointTo(registry, release.name, { ...publishedVersion(release), since, commit }, audience);
  });
  const { name, version } = release;
  const to = audience === 'all' ? {} : { to: audience };
  await noteMoves(store, [{ at: since, action, name, version, commit, ...to }]);
}

/**
 * Publishes a built remote: its files first, read back and verified, the pointer last.
 * @throws Refused before anything that users get has changed
 */
export async function publishRemote(
  store: Store,
  dist: string,
  { commit, audience }: { commit: Commit; audience: Audience },
): Promise<Release> {
  const release = readRelease(dist);
  await checkBuild(dist, release);
  const live = { registry: await readRegistry(store), shell: await liveShell(store) };
  const reasons = refusalsOf(release, live);
  if (audience !== 'all' && !live.registry.remotes[release.name])
    reasons.push(`${release.name} has no version for everybody yet, which the others would get`);
  if (reasons.length > 0) throw new Refused(reasons);
  await upload(store, dist, release);
  const { problems } = await readPublished(store, release.name, release.version);
  if (problems.length > 0) throw new Refused(problems);
  await place(store, { release, commit: commit.id, audience, action: 'release' });
  return release;
}

/** Points everybody at a version that is kept, after it was verified again. */
export async function pointAllAt(
  store: Store,
  move: Pick<Move, 'action' | 'name' | 'version' | 'commit'>,
): Promise<void> {
  const { release, problems } = await readPublished(store, move.name, move.version);
  if (!release || problems.length > 0) throw new Refused(problems);
  await place(store, { release, commit: move.commit, audience: 'all', action: move.action });
}

/** Takes back what only some users get; says which versions those were. */
export async function withdrawCandidates(store: Store, name: string): Promise<readonly string[]> {
  const candidates = (await readRegistry(store)).remotes[name]?.candidates ?? [];
  if (candidates.length === 0) throw new Refused([`No version of ${name} is for some users only`]);
  await changeRegistry(store, (registry) => withdraw(registry, name));
  const at = new Date().toISOString();
  await noteMoves(
    store,
    candidates.map(({ version, commit }) => ({ at, action: 'withdraw', name, version, commit })),
  );
  return candidates.map(({ version }) => version);
}
