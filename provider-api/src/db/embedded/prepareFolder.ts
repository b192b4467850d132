import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const damaged = (folder: string, reason: string): Error =>
  new Error(
    `The database in ${folder} cannot be opened: ${reason}. Restore DATA_DIR from a copy (docs/operations.md), or move it away to begin with an empty portal.`,
  );

/**
 * Refuses a folder with files but without PG_VERSION: PGlite would create a new database over the remaining
 * files. The files of an interrupted first start are deleted: they contain no data. Call the returned
 * function once the database exists.
 */
export function prepareFolder(folder: string): () => void {
  const making = `${folder}.making`;
  if (existsSync(making)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length === 0) writeFileSync(making, '');
  else if (!existsSync(path.join(folder, 'PG_VERSION')))
    throw damaged(folder, 'its file PG_VERSION is missing');
  return () => rmSync(making, { force: true });
}
