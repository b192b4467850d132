import type { Tx } from '../../../db/index.ts';
import type { StoredFile } from './storeFiles.ts';

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
