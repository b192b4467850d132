import { goLive } from './goLive.ts';
import type { Move } from './history.ts';
import { changeRegistry, readRegistry, readShellRecord, recordMoves } from './live.ts';
import { withdraw } from './pointers.ts';
import { Refused } from './Refused.ts';
import type { Store } from './Store.ts';
import { readPublished } from './verify.ts';

/** Points everybody at a version of a remote that is kept, after it was verified again. */
export async function pointAllAt(
  store: Store,
  { action, name, version, commit }: Pick<Move, 'action' | 'name' | 'version' | 'commit'>,
): Promise<void> {
  const { release, problems } = await readPublished(store, name, version);
  if (!release || problems.length > 0) throw new Refused(problems);
  await goLive(store, { remotes: [{ release, commit }], audience: 'all', action });
}

/** Goes back to a version of the shell that is kept. */
export async function pointShellAt(store: Store, version: string): Promise<void> {
  const shell = await readShellRecord(store, version);
  if (!shell) throw new Refused([`shell ${version} is not kept in ${store.name}`]);
  await goLive(store, { shell, remotes: [], audience: 'all', action: 'rollback' });
}

/** Takes back what only some users get; says which versions those were. */
export async function withdrawCandidates(store: Store, name: string): Promise<readonly string[]> {
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
