import { lastLive } from './history.ts';
import { readMoves, readRegistry } from './live.ts';
import { type Audience, audienceOf } from './pointers.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { archivedShells } from './ShellRecord.ts';

export interface Place {
  readonly name: string;
  readonly version: string;
  readonly audience?: Audience;
  readonly since?: string | undefined;
  /** Some users got the version until this time. */
  readonly until?: string | undefined;
  readonly commit?: string | undefined;
}

export async function placesIn(store: ReleaseStore): Promise<readonly Place[]> {
  const [{ shell, remotes }, moves] = await Promise.all([readRegistry(store), readMoves(store)]);
  const lastMove = (name: string, version: string) =>
    moves.findLast((move) => move.name === name && move.version === version);
  const shellMove = shell === undefined ? undefined : lastMove('shell', shell);
  const given: Place[] = [
    ...(shell === undefined
      ? []
      : [
          {
            name: 'shell',
            version: shell,
            audience: 'all' as const,
            since: shellMove?.at,
            commit: shellMove?.commit,
          },
        ]),
    ...Object.entries(remotes).flatMap(([name, { candidates = [], ...live }]) => [
      { ...live, name, audience: 'all' as const },
      ...candidates.map((candidate) => ({ ...candidate, name, audience: audienceOf(candidate) })),
    ]),
  ];
  const folders = new Set([
    ...(await store.list(archivedShells)).map((key) => `shell/${key.split('/')[1]}`),
    ...(await store.list('remotes/')).map((key) => key.split('/').slice(1, 3).join('/')),
  ]);
  for (const { name, version } of given) folders.delete(`${name}/${version}`);
  const kept = [...folders].map((folder) => {
    const [name = '', version = ''] = folder.split('/');
    const until = lastLive(moves, name).get(version);
    return { name, version, until, commit: lastMove(name, version)?.commit };
  });
  return [...given, ...kept.toSorted((one, other) => (other.until ?? '').localeCompare(one.until ?? ''))];
}
