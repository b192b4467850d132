import { archivedShells } from './archivedShells.ts';
import { lastLive, type Move } from './history.ts';
import { liveShellVersion, readMoves, readRegistry } from './live.ts';
import { audienceOf, describeAudience } from './pointers.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import type { Registry } from './registry.ts';

interface Row {
  readonly name: string;
  readonly version: string;
  /** It says for whom, or until when. */
  readonly place: string;
  readonly since: string;
  readonly commit: string;
}

const minute = (at: string): string => at.slice(0, 16).replace('T', ' ');

const liveRows = (registry: Registry): readonly Row[] =>
  Object.entries(registry.remotes).flatMap(([name, { candidates = [], ...live }]) => [
    { ...live, name, place: 'everybody', since: minute(live.since) },
    ...candidates.map((candidate) => ({
      ...candidate,
      name,
      place: describeAudience(audienceOf(candidate)),
      since: minute(candidate.since),
    })),
  ]);

const lastMove = (moves: readonly Move[], name: string, version: string): Move | undefined =>
  moves.findLast((move) => move.name === name && move.version === version);

const archivedRow = (moves: readonly Move[], name: string, version: string): Row => {
  const ended = lastLive(moves, name).get(version);
  return {
    name,
    version,
    place: ended ? `kept, live until ${minute(ended)}` : 'kept, not in the history',
    since: '',
    commit: lastMove(moves, name, version)?.commit ?? '',
  };
};

const versionsIn = (keys: readonly string[]): readonly { name: string; version: string }[] => {
  const pairs = new Set(
    keys.map((key) =>
      key.startsWith(archivedShells) ? `shell/${key.split('/')[1]}` : key.split('/').slice(1, 3).join('/'),
    ),
  );
  return [...pairs].map((pair) => {
    const [name = '', version = ''] = pair.split('/');
    return { name, version };
  });
};

export async function overview(store: ReleaseStore): Promise<string> {
  const [registry, moves, shell] = await Promise.all([
    readRegistry(store),
    readMoves(store),
    liveShellVersion(store),
  ]);
  const shellMove = shell === undefined ? undefined : lastMove(moves, 'shell', shell);
  const live: Row[] = [
    ...(shell === undefined
      ? []
      : [
          {
            name: 'shell',
            version: shell,
            place: 'everybody',
            since: shellMove ? minute(shellMove.at) : '',
            commit: shellMove?.commit ?? '',
          },
        ]),
    ...liveRows(registry),
  ];
  const kept = versionsIn([...(await store.list(archivedShells)), ...(await store.list('remotes/'))])
    .filter((one) => !live.some(({ name, version }) => name === one.name && version === one.version))
    .map(({ name, version }) => archivedRow(moves, name, version));
  const head = { name: 'what', version: 'version', place: 'for', since: 'since (UTC)', commit: 'commit' };
  return `${store.name}\n${aligned([head, ...live, ...kept])}`;
}

const columns = ['name', 'version', 'place', 'since', 'commit'] as const;

const aligned = (rows: readonly Row[]): string => {
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      columns
        .map((column, index) => row[column].padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
