import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './FileStore.ts';

const keyPattern = /^[0-9a-f]{32}$/;

async function syncToDisk(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The folder must not be inside a folder whose files the server publishes. */
export function folderFiles(folder: string): FileStore {
  const at = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('Not a key of a stored file');
    return path.join(folder, key);
  };
  return {
    async put(localPath) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const key = randomBytes(16).toString('hex');
      try {
        await copyFile(localPath, at(key));
        await syncToDisk(at(key));
        await syncToDisk(folder);
        return key;
      } catch (thrown) {
        await rm(at(key), { force: true });
        throw thrown;
      }
    },
    async open(key) {
      await stat(at(key));
      return createReadStream(at(key));
    },
    async remove(key) {
      await rm(at(key), { force: true });
    },
    async storedBefore(time) {
      const names = await readdir(folder).catch(() => []);
      const keys = names.filter((name) => keyPattern.test(name));
      const ages = await Promise.all(keys.map(async (key) => ({ key, at: (await stat(at(key))).mtime })));
      return ages.filter((file) => file.at < time).map(({ key }) => key);
    },
  };
}
