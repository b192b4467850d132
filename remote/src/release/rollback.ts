import { versionBefore } from './history.ts';
import { readMoves, readRegistry } from './live.ts';
import { pointAt, pointShellAt } from './pointAt.ts';
import { Refused } from './Refused.ts';
import type { ReleaseStore } from './ReleaseStore.ts';

export async function rollback(store: ReleaseStore, name: string, wanted?: string): Promise<string> {
  const moves = await readMoves(store);
  const { shell, remotes } = await readRegistry(store);
  const live = name === 'shell' ? shell : remotes[name]?.version;
  if (live === undefined) throw new Refused([`${name} is not live in ${store.name}`]);
  const version = wanted ?? versionBefore(moves, name, live);
  if (version === undefined) throw new Refused([`Nothing is known that was live before ${name} ${live}`]);
  if (name === 'shell') {
    await pointShellAt(store, version);
    return version;
  }
  const commit =
    moves.findLast((move) => move.name === name && move.version === version)?.commit ?? 'unknown';
  await pointAt(store, { action: 'rollback', name, version, commit });
  return version;
}
