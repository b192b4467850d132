import type { Move } from './history.ts';
import { judge, type Standing } from './judge.ts';
import { changeRegistry, readShellRecord, recordMoves } from './live.ts';
import { type Audience, pointTo, versionsLive } from './pointers.ts';
import { Refused } from './Refused.ts';
import type { Files, Release } from './Release.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { readPublished } from './readPublished.ts';
import { publishedVersion, type Registry } from './registry.ts';
import type { ShellRecord } from './ShellRecord.ts';

export interface LiveChange {
  readonly shell?: ShellRecord | undefined;
  readonly remotes: readonly {
    readonly release: Release;
    readonly files: Files;
    readonly commit: string;
  }[];
  readonly audience: Audience;
  readonly action: Move['action'];
  /** Only the server checks these limits; an operator with access to the store has none. */
  readonly limits?: Pick<Standing, 'granted' | 'apiVersion'>;
}

/** Returns the reasons why live remotes that are not replaced would not work with the new shell. */
async function staying(
  store: ReleaseStore,
  registry: Registry,
  { shell, remotes }: LiveChange,
): Promise<string[]> {
  if (!shell) return [];
  const replaced = new Set(remotes.map(({ release }) => release.name));
  const reasons: string[] = [];
  for (const name of Object.keys(registry.remotes).filter((each) => !replaced.has(each))) {
    for (const version of versionsLive(registry, name)) {
      const { release, files } = await readPublished(store, name, version);
      reasons.push(...judge(release, { registry: { remotes: {} }, shell, files }));
    }
  }
  return reasons;
}

async function shellBeside(store: ReleaseStore, registry: Registry): Promise<ShellRecord> {
  const shell = registry.shell === undefined ? undefined : await readShellRecord(store, registry.shell);
  if (!shell)
    throw new Refused([`No shell is live in ${store.name}: release it first, npm run release -- shell`]);
  return shell;
}

export async function registryAfter(
  store: ReleaseStore,
  registry: Registry,
  change: LiveChange,
  since: string = new Date().toISOString(),
): Promise<Registry> {
  const { shell, remotes, audience, limits } = change;
  const live = shell ?? (await shellBeside(store, registry));
  const next = remotes.reduce<Registry>(
    (made, { release, commit }) =>
      pointTo(made, release.name, { ...publishedVersion(release), since, commit }, audience),
    { ...registry, shell: live.version },
  );
  const reasons = [
    ...remotes.flatMap(({ release, files }) =>
      judge(release, { ...limits, registry: next, shell: live, files }),
    ),
    ...(await staying(store, registry, change)),
  ];
  if (reasons.length > 0) throw new Refused(reasons);
  return next;
}

/** All files must already be uploaded and verified, since users get the new versions at once. */
export async function goLive(store: ReleaseStore, change: LiveChange): Promise<void> {
  const { shell, remotes, audience, action } = change;
  const at = new Date().toISOString();
  await changeRegistry(store, (registry) => registryAfter(store, registry, change, at));
  const to = audience === 'all' ? {} : { to: audience };
  await recordMoves(store, [
    ...(shell ? [{ at, action, name: 'shell', version: shell.version, commit: shell.commit }] : []),
    ...remotes.map(({ release: { name, version }, commit }) => ({
      at,
      action,
      name,
      version,
      commit,
      ...to,
    })),
  ]);
}
