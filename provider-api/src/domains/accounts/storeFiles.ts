import type { FileStore } from '../../adapters/files/FileStore.ts';
import type { Upload } from '../../http/uploads.ts';

export interface StoredFile extends Omit<Upload, 'path'> {
  key: string;
}

/** All of them, or none: a failure removes those that were stored before it. */
export async function storeFiles(store: FileStore, uploads: readonly Upload[]): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  try {
    for (const { path, ...upload } of uploads) stored.push({ ...upload, key: await store.put(path) });
    return stored;
  } catch (thrown) {
    await Promise.all(stored.map(({ key }) => store.remove(key)));
    throw thrown;
  }
}
