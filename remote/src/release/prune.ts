import { lastLive } from './history.ts';
import { readMoves, readRegistry, readShellRecord } from './live.ts';
import { versionsLive } from './pointers.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { archivedFile, archivedShells } from './ShellRecord.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

const foldersIn = (keys: readonly string[], depth: number): readonly string[] => [
  ...new Set(keys.map((key) => key.split('/').slice(0, depth).join('/'))),
];

/** Open pages and rollbacks need earlier versions, so a version is kept for seven days after it was last live. */
export async function prune(store: ReleaseStore, now: number = Date.now()): Promise<readonly string[]> {
  const moves = await readMoves(store);
  const isOld = (name: string, version: string): boolean => {
    const ended = lastLive(moves, name).get(version);
    return ended !== undefined && now - Date.parse(ended) > weekMs;
  };
  const removed: string[] = [];
  const registry = await readRegistry(store);
  const remoteKeys = await store.list('remotes/');
  for (const folder of foldersIn(remoteKeys, 3)) {
    const [, name = '', version = ''] = folder.split('/');
    if (versionsLive(registry, name).includes(version) || !isOld(name, version)) continue;
    await store.remove(remoteKeys.filter((key) => key.startsWith(`${folder}/`)));
    removed.push(`${name} ${version}`);
  }
  return [...removed, ...(await pruneShells(store, registry.shell, isOld))];
}

/** Versions of the shell share files, so only files that no other version needs are removed. */
async function pruneShells(
  store: ReleaseStore,
  live: string | undefined,
  isOld: (name: string, version: string) => boolean,
): Promise<readonly string[]> {
  const keys = await store.list(archivedShells);
  const versions = foldersIn(keys, 2).map((folder) => folder.slice(archivedShells.length));
  const gone = versions.filter((version) => version !== live && isOld('shell', version));
  if (gone.length === 0) return [];
  const assetsOf = async (list: readonly string[]): Promise<readonly string[]> =>
    (await Promise.all(list.map((version) => readShellRecord(store, version)))).flatMap(
      (record) => record?.assets ?? [],
    );
  const needed = new Set(await assetsOf(versions.filter((version) => !gone.includes(version))));
  const unneeded = (await assetsOf(gone)).filter((asset) => !needed.has(asset));
  await store.remove([
    ...unneeded,
    ...keys.filter((key) => gone.some((version) => key.startsWith(archivedFile(version, '')))),
  ]);
  return gone.map((version) => `shell ${version}`);
}
