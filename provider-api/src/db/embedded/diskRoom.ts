import { statfs } from 'node:fs/promises';

/** Two segments of the write-ahead log need 16 MB each. */
const neededMegabytes = 32;

export type FreeBytes = (folder: string) => Promise<number>;

const freeOnDisk: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * PostgreSQL crashes on a full disk, so the room is checked first. An unknown amount of free space counts as
 * enough.
 */
export const roomIn =
  (folder: string, free: FreeBytes = freeOnDisk) =>
  (): Promise<boolean> =>
    free(folder).then(
      (bytes) => bytes >= neededMegabytes * 1024 * 1024,
      () => true,
    );

export const noRoom = (folder: string): string =>
  `There is no room on the disk of ${folder}: the database needs ${neededMegabytes} MB and more. Make room and start again.`;
