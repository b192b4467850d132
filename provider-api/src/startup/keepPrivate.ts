import { existsSync } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

const ofOthers = 0o077;

/**
 * The permissions of some files cannot be changed: files of another system user, files on a read-only disk or
 * a disk without permissions, and removed files.
 */
const isNotOurs = (thrown: unknown): boolean =>
  ['EPERM', 'EROFS', 'ENOTSUP', 'ENOENT'].includes((thrown as NodeJS.ErrnoException).code ?? '');

async function closeToOthers(file: string): Promise<void> {
  try {
    const { mode } = await lstat(file);
    if ((mode & ofOthers) !== 0) await chmod(file, mode & 0o7777 & ~ofOthers);
  } catch (thrown) {
    if (!isNotOurs(thrown)) throw thrown;
  }
}

export async function keepPrivate(folder: string): Promise<void> {
  process.umask(ofOthers);
  if (!existsSync(folder)) return;
  await closeToOthers(folder);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) await closeToOthers(path.join(entry.parentPath, entry.name));
}
