import type { FileStore } from '../../../adapters/files/FileStore.ts';
import { DatabaseUnavailable, type Tx } from '../../../db/index.ts';
import { FilesUnavailable } from '../../../http/errors.ts';
import type { Upload } from '../../../http/uploads.ts';

export interface StoredFile extends Omit<Upload, 'path'> {
  key: string;
}

/** Errors are ignored: a nightly job removes the files that remain in the store. */
export const discardFiles = async (store: FileStore, keys: readonly string[]): Promise<void> => {
  await Promise.allSettled(keys.map((key) => store.remove(key)));
};

/**
 * After a lost connection the transaction may have been committed, so its files are kept. A nightly job removes files
 * that belong to no account.
 */
export async function discardAfter(
  thrown: unknown,
  store: FileStore,
  files: readonly StoredFile[],
): Promise<void> {
  if (thrown instanceof DatabaseUnavailable) return;
  await discardFiles(
    store,
    files.map(({ key }) => key),
  );
}

export async function storeFiles(store: FileStore, uploads: readonly Upload[]): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  try {
    for (const { path, ...upload } of uploads) stored.push({ ...upload, key: await store.put(path) });
    return stored;
  } catch (thrown) {
    await discardFiles(
      store,
      stored.map(({ key }) => key),
    );
    throw new FilesUnavailable(thrown);
  }
}

export async function insertFiles(
  tx: Tx,
  userId: number,
  files: readonly StoredFile[],
  now: Date,
): Promise<void> {
  for (const { key, name, type, sizeBytes } of files)
    await tx.query(
      `insert into client_files (user_id, storage_key, name, type, size_bytes, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [userId, key, name, type, sizeBytes, now],
    );
}
