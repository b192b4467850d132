import type { Move } from './history.ts';
import { Refused } from './Refused.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { movesIn, registryIn, shellIn } from './readable.ts';
import type { Registry } from './registry.ts';
import { shellVersionIn, withRegistry } from './registryBlock.ts';
import { archivedFile, type ShellRecord } from './ShellRecord.ts';

const pageKey = 'index.html';

const attempts = 10;

interface Kept<T> {
  readonly key: string;
  readonly empty: T;
  readonly parse: (whose: string, content: string) => T;
}

const registryKept: Kept<Registry> = { key: 'remotes.json', empty: { remotes: {} }, parse: registryIn };
const movesKept: Kept<readonly Move[]> = { key: '.releases.json', empty: [], parse: movesIn };

async function change<T>(
  store: ReleaseStore,
  { key, empty, parse }: Kept<T>,
  edit: (document: T) => T | Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const stored = await store.read(key);
    const edited = await edit(stored ? parse(store.name, stored.content.toString()) : empty);
    if (await store.replace(key, Buffer.from(JSON.stringify(edited)), stored?.etag)) return edited;
  }
  throw new Error(`${key} in ${store.name} was changed by others ${attempts} times in a row`);
}

async function read<T>(store: ReleaseStore, { key, empty, parse }: Kept<T>): Promise<T> {
  const stored = await store.read(key);
  return stored ? parse(store.name, stored.content.toString()) : empty;
}

export const readRegistry = (store: ReleaseStore): Promise<Registry> => read(store, registryKept);

export const readShellRecord = (store: ReleaseStore, version: string): Promise<ShellRecord | undefined> =>
  read<ShellRecord | undefined>(store, {
    key: archivedFile(version, 'shell.json'),
    empty: undefined,
    parse: (_, content) => shellIn(`shell ${version}`, content),
  });

export const readMoves = (store: ReleaseStore): Promise<readonly Move[]> => read(store, movesKept);

export const recordMoves = async (store: ReleaseStore, moves: readonly Move[]): Promise<void> => {
  if (moves.length === 0) return;
  await change(store, movesKept, (known) => [...known, ...moves]);
};

async function writePages(store: ReleaseStore, version: string): Promise<string> {
  const shell = await readShellRecord(store, version);
  const pageOf = async (file: string): Promise<Buffer> => {
    const page = await store.read(archivedFile(version, file));
    if (!page) throw new Refused([`shell ${version} lacks ${file}`]);
    return page.content;
  };
  for (const file of (shell?.pages ?? []).filter((page) => page !== pageKey))
    await store.put(file, await pageOf(file));
  return (await pageOf(pageKey)).toString();
}

/** The page contains a copy of the registry, so it is written again after every change of the registry. */
async function refreshPage(store: ReleaseStore): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const registry = await readRegistry(store);
    if (registry.shell === undefined) return;
    const page = (await store.read(pageKey))?.content.toString();
    const isStarted = page !== undefined && shellVersionIn(page) === registry.shell;
    const html = withRegistry(isStarted ? page : await writePages(store, registry.shell), registry);
    if (html === page) return;
    await store.put(pageKey, Buffer.from(html));
  }
  throw new Error(
    `${pageKey} in ${store.name} did not come to rest; the registry is right, the page follows it late`,
  );
}

/** `edit` runs again when somebody else changed the registry at the same time. `edit` throws to refuse the change. */
export async function changeRegistry(
  store: ReleaseStore,
  edit: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  const registry = await change(store, registryKept, edit);
  await refreshPage(store);
  return registry;
}
