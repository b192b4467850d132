import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from './folderLock.ts';
import { maintenance } from './maintenance.ts';

/** A segment of the write-ahead log and what a checkpoint writes beside it, twice. */
const neededMegabytes = 32;
const lookEveryMs = 500;

export type FreeBytes = (folder: string) => Promise<number>;

const freeOnDisk: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

interface Care {
  run: (sql: string) => Promise<unknown>;
  refuseWrites: (refused: boolean) => Promise<void>;
}

/** The folder of an embedded database that this process alone uses. */
interface HeldFolder {
  hasRoom(): Promise<boolean>;
  /** What to tell whoever starts a server on it. */
  cannotOpen(thrown: Error): Promise<Error>;
  /** The database in it was made or found. */
  opened(): void;
  /** Keeps its log short, and its disk from being written full, which PostgreSQL does not survive. */
  lookAfter(care: Care): () => void;
  release(): Promise<void>;
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

const damaged = (folder: string, reason: string): Error =>
  new Error(
    `The database in ${folder} cannot be opened: ${reason}. Restore DATA_DIR from a copy (docs/operations.md), or move it away to begin with an empty portal.`,
  );

/**
 * A folder without its first file would be filled again over what is left in it: it is refused. What a start left that
 * was cut off while it made the database holds nothing yet, and goes.
 */
function prepare(folder: string, making: string): void {
  if (existsSync(making)) rmSync(folder, { recursive: true, force: true });
  if (isEmpty(folder)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(making, '');
  } else if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    throw damaged(folder, 'its file PG_VERSION is missing');
  }
}

/** Calls `change` when room becomes scarce, or enough again; once more soon where it fails. */
function watchRoom(hasRoom: () => Promise<boolean>, change: (scarce: boolean) => Promise<void>) {
  let scarce = false;
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      const now = !(await hasRoom());
      if (now !== scarce) await change(now);
      scarce = now;
    } catch {
      // The database went away meanwhile.
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  return { isScarce: () => scarce, stop: () => clearInterval(timer) };
}

/** @throws {Error} with a sentence on what is wrong where another server has it, or it is damaged or on a full disk. */
export async function holdFolder(given: string, free: FreeBytes = freeOnDisk): Promise<HeldFolder> {
  const folder = path.resolve(given);
  const making = `${folder}.making`;
  const release = await lockFolder(folder);
  /** Unknown counts as room: what cannot be written then fails by itself. */
  const hasRoom = () =>
    free(folder).then(
      (bytes) => bytes >= neededMegabytes * 1024 * 1024,
      () => true,
    );
  try {
    if (!(await hasRoom()))
      throw new Error(
        `There is no room on the disk of ${folder}: the database needs ${neededMegabytes} MB and more. Make room and start again.`,
      );
    prepare(folder, making);
  } catch (thrown) {
    await release();
    throw thrown;
  }
  return {
    hasRoom,
    release,
    async cannotOpen({ message }) {
      await release();
      return damaged(folder, message);
    },
    opened: () => rmSync(making, { force: true }),
    lookAfter({ run, refuseWrites }) {
      const room = watchRoom(hasRoom, refuseWrites);
      const upkeep = maintenance(async (sql) => (room.isScarce() ? undefined : run(sql)));
      return () => {
        room.stop();
        upkeep.stop();
      };
    },
  };
}
