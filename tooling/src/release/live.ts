import type { Registry } from '../webpack/registry.ts';
import { shellVersionIn, withRegistry } from '../webpack/registryBlock.ts';
import type { Move } from './history.ts';
import { kept } from './keptShells.ts';
import type { ShellRecord } from './ShellRecord.ts';
import type { Store } from './Store.ts';

const registryKey = 'remotes.json';
export const pageKey = 'index.html';
const movesKey = '.releases.json';

const attempts = 10;

/** Changes a document that others may be changing too: what was read and is no longer so is read again. */
async function change<T>(store: Store, key: string, empty: T, edit: (document: T) => T): Promise<T> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const stored = await store.read(key);
    const document: T = stored ? JSON.parse(stored.content.toString()) : empty;
    const edited = edit(document);
    if (await store.replace(key, Buffer.from(JSON.stringify(edited)), stored?.mark)) return edited;
  }
  throw new Error(`${key} in ${store.name} was changed by others ${attempts} times in a row`);
}

async function readDocument<T>(store: Store, key: string, empty: T): Promise<T> {
  const stored = await store.read(key);
  return stored ? JSON.parse(stored.content.toString()) : empty;
}

export const readRegistry = (store: Store): Promise<Registry> =>
  readDocument<Registry>(store, registryKey, { remotes: {} });

/** The page names the shell that it starts: it is the shell's pointer. */
export const liveShellVersion = async (store: Store): Promise<string | undefined> => {
  const page = await store.read(pageKey);
  return page && shellVersionIn(page.content.toString());
};

export const readShellRecord = (store: Store, version: string): Promise<ShellRecord | undefined> =>
  readDocument<ShellRecord | undefined>(store, kept(version, 'shell.json'), undefined);

export const readShell = async (store: Store): Promise<ShellRecord | undefined> => {
  const version = await liveShellVersion(store);
  return version === undefined ? undefined : readShellRecord(store, version);
};

export const readMoves = (store: Store): Promise<readonly Move[]> =>
  readDocument<readonly Move[]>(store, movesKey, []);

/** Keeps in mind what was done, for `npm run releases`, for a rollback and for prune. */
export const noteMoves = async (store: Store, moves: readonly Move[]): Promise<void> => {
  if (moves.length > 0) await change<readonly Move[]>(store, movesKey, [], (known) => [...known, ...moves]);
};

/** The page carries the registry, so that nothing waits for it: it follows every change, whoever made it. */
export async function refreshPage(store: Store): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const registry = await readRegistry(store);
    const page = await store.read(pageKey);
    if (!page) return;
    const html = withRegistry(page.content.toString(), registry);
    if (html === page.content.toString()) return;
    await store.put(pageKey, Buffer.from(html));
  }
  throw new Error(
    `${pageKey} in ${store.name} did not come to rest; the registry is right, the page follows it late`,
  );
}

/**
 * Moves the pointers in one step: until it the former registry is whole, after it the new one. `edit` is asked again
 * when somebody else released meanwhile, and throws what speaks against it.
 */
export async function changeRegistry(
  store: Store,
  edit: (registry: Registry) => Registry,
): Promise<Registry> {
  const registry = await change<Registry>(store, registryKey, { remotes: {} }, edit);
  await refreshPage(store);
  return registry;
}
