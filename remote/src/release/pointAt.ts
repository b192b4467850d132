import { goLive, type LiveChange } from './goLive.ts';
import type { Move } from './history.ts';
import { changeRegistry, readRegistry, readShellRecord, recordMoves } from './live.ts';
import { type Audience, withdraw } from './pointers.ts';
import { Refused } from './Refused.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { readPublished } from './readPublished.ts';

export type Pointing = Pick<Move, 'action' | 'name' | 'version' | 'commit'> & Pick<LiveChange, 'limits'>;

export async function pointAt(
  store: ReleaseStore,
  { name, version, commit, ...pointing }: Pointing,
  audience: Audience = 'all',
): Promise<void> {
  const { release, files } = await readPublished(store, name, version);
  await goLive(store, { ...pointing, remotes: [{ release, files, commit }], audience });
}

export async function pointShellAt(store: ReleaseStore, version: string): Promise<void> {
  const shell = await readShellRecord(store, version);
  if (!shell) throw new Refused([`shell ${version} is not kept in ${store.name}`]);
  await goLive(store, { shell, remotes: [], audience: 'all', action: 'rollback' });
}

export async function withdrawCandidates(
  store: ReleaseStore,
  name: string,
  wanted?: string,
): Promise<readonly string[]> {
  const all = (await readRegistry(store)).remotes[name]?.candidates ?? [];
  const candidates = all.filter(({ version }) => wanted === undefined || version === wanted);
  if (candidates.length === 0)
    throw new Refused([`No ${wanted ?? 'version'} of ${name} is for some users only`]);
  await changeRegistry(store, (registry) => withdraw(registry, name, wanted));
  const at = new Date().toISOString();
  await recordMoves(
    store,
    candidates.map(({ version, commit }) => ({ at, action: 'withdraw', name, version, commit })),
  );
  return candidates.map(({ version }) => version);
}

/** Files of the remote are not deleted, since open pages may still need them. */
export async function removeRemote(store: ReleaseStore, name: string): Promise<void> {
  const remote = (await readRegistry(store)).remotes[name];
  if (!remote) throw new Refused([`${name} is not live in ${store.name}`]);
  await changeRegistry(store, ({ remotes: { [name]: _removed, ...remotes }, ...registry }) => ({
    ...registry,
    remotes,
  }));
  const { version, commit } = remote;
  await recordMoves(store, [{ at: new Date().toISOString(), action: 'remove', name, version, commit }]);
}
