import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compressSite, isNeighbour } from './compress.ts';
import { filesIn } from './filesIn.ts';
import type { ReleaseStore, StoredFile } from './ReleaseStore.ts';
import { writeAtomically } from './writeAtomically.ts';

const lockName = '.release.lock';
/** A lock older than 30 seconds is deleted, because the process that created the lock has crashed. */
const lockStaleMs = 30_000;

const etagOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

async function locked<T>(folder: string, work: () => T): Promise<T> {
  const lock = path.join(folder, lockName);
  mkdirSync(folder, { recursive: true });
  const take = (): boolean => {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return true;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
      const held = statSync(lock, { throwIfNoEntry: false });
      if (held && Date.now() - held.mtimeMs > lockStaleMs) rmSync(lock, { force: true });
      return false;
    }
  };
  const until = Date.now() + lockStaleMs * 2;
  while (!take()) {
    if (Date.now() > until) throw new Error(`The lock ${lock} was held for ${(lockStaleMs * 2) / 1000} s`);
    await delay(50);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

export function folderStore(folder: string): ReleaseStore {
  const at = (key: string): string => path.join(folder, key);
  const read = (key: string): StoredFile | undefined => {
    if (!existsSync(at(key))) return undefined;
    const content = readFileSync(at(key));
    return { content, etag: etagOf(content) };
  };
  return {
    name: folder,
    read: async (key) => read(key),
    async put(key, content) {
      writeAtomically(at(key), content);
      await compressSite(folder, [key]);
    },
    replace: (key, content, etag) =>
      locked(folder, () => {
        if (read(key)?.etag !== etag) return false;
        writeAtomically(at(key), content);
        return true;
      }),
    async list(prefix) {
      if (!existsSync(folder)) return [];
      return filesIn(folder)
        .filter((key) => key.startsWith(prefix) && !isNeighbour(key))
        .sort();
    },
    async remove(keys) {
      for (const key of keys) {
        for (const suffix of ['', '.br', '.gz']) rmSync(at(key) + suffix, { force: true });
      }
      removeEmptyFolders(folder, keys);
    },
  };
}

function removeEmptyFolders(folder: string, keys: readonly string[]): void {
  for (const parent of new Set(keys.map((key) => path.dirname(path.join(folder, key))))) {
    if (parent !== folder && existsSync(parent) && readdirSync(parent).length === 0)
      rmSync(parent, { recursive: true });
  }
}
