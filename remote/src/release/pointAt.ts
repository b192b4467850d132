import { goLive } from './goLive.ts';
import type { Move } from './history.ts';
import { changeRegistry, readRegistry, readShellRecord, recordMoves } from './live.ts';
import { withdraw } from './pointers.ts';
import { Refused } from './Refused.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { readPublished } from './verify.ts';

/** A kept version is verified again before everybody gets it. */
export async function pointAllAt(
  store: ReleaseStore,
  { action, name, version, commit }: Pick<Move, 'action' | 'name' | 'version' | 'commit'>,
): Promise<void> {
  const { release, problems } = await readPublished(store, name, version);
  if (!release || problems.length > 0) throw new Refused(problems);
  await goLive(store, { remotes: [{ release, commit }], audience: 'all', action });
}

export async function pointShellAt(store: ReleaseStore, version: string): Promise<void> {
  const shell = await readShellRecord(store, version);
  if (!shell) throw new Refused([`shell ${version} is not kept in ${store.name}`]);
  await goLive(store, { shell, remotes: [], audience: 'all', action: 'rollback' });
}

/** It resolves to the versions that were taken back. */
export async function withdrawCandidates(store: ReleaseStore, name: string): Promise<readonly string[]> {
  const candidates = (await readRegistry(store)).remotes[name]?.candidates ?? [];
  if (candidates.length === 0) throw new Refused([`No version of ${name} is for some users only`]);
  await changeRegistry(store, (registry) => withdraw(registry, name));
  const at = new Date().toISOString();
  await recordMoves(
    store,
    candidates.map(({ version, commit }) => ({ at, action: 'withdraw', name, version, commit })),
  );
  return candidates.map(({ version }) => version);
}
