import path from 'node:path';
import pg from 'pg';
import { Channels } from '../channels.ts';
import type { Database } from '../database.ts';
import { DatabaseUnavailable } from '../failures.ts';
import { databaseOver, driverSettings } from '../postgres.ts';
import { type FreeBytes, noRoom, roomIn } from './diskRoom.ts';
import { EmbeddedConnection } from './EmbeddedConnection.ts';
import { lockFolder } from './lockFolder.ts';
import { damaged, prepareFolder } from './prepareFolder.ts';
import { startUpkeep } from './upkeep.ts';

interface EmbeddedOptions {
  folder: string;
  /** A database that does not answer a statement within this time is closed and opened again. */
  answerWithinMs?: number;
  freeBytes?: FreeBytes;
  tell?: (what: string) => void;
}

const restartPauseMs = 1000;
/** A vacuum may take this long. */
const upkeepWithinMs = 3_600_000;

/** Only one connection at a time may use the folder: a connection starts after the previous one has ended. */
function connectionsTo(folder: string, hasRoom: () => Promise<boolean>) {
  let last: EmbeddedConnection | undefined;
  let failure: { reason: Error; at: number } | undefined;
  return {
    next() {
      const before = last;
      const mayStart = async () => {
        await before?.gone;
        if (failure && performance.now() - failure.at < restartPauseMs) throw failure.reason;
        if (!(await hasRoom())) throw new DatabaseUnavailable(noRoom(folder));
      };
      last = new EmbeddedConnection(folder, mayStart).on('error', (reason) => {
        if (reason !== failure?.reason) failure = { reason, at: performance.now() };
      });
      return last;
    },
    whyLast: () => failure?.reason.message ?? 'it did not answer',
    gone: async () => last?.gone,
  };
}

/**
 * PGlite has only one connection. If the connection breaks, the pool makes a new one, which opens the
 * database again.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { answerWithinMs = 60_000, freeBytes, tell = () => {} } = options;
  const folder = path.resolve(options.folder);
  const hasRoom = roomIn(folder, freeBytes);
  const release = await lockFolder(folder);
  const connections = connectionsTo(folder, hasRoom);
  const channels = new Channels();
  let readOnly = false;
  let lostAt: number | undefined;

  const pool = new pg.Pool({
    ...driverSettings,
    stream: connections.next,
    ssl: false,
    user: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    query_timeout: answerWithinMs,
    async onConnect(client) {
      await client.query(`set default_transaction_read_only = ${readOnly}`);
      await channels.listenOn(client);
      client.once('end', lost);
      if (lostAt) tell(`The database is open again after ${Math.round(performance.now() - lostAt)} ms`);
      lostAt = undefined;
    },
  });
  function lost(): void {
    if (pool.ending) return;
    lostAt = performance.now();
    tell(`The database is gone and will be opened again: ${connections.whyLast()}`);
  }
  const run = (text: string) => pool.query({ text, query_timeout: upkeepWithinMs } as pg.QueryConfig);
  let stopUpkeep = () => {};
  async function close(): Promise<void> {
    stopUpkeep();
    await pool.end();
    await connections.gone();
    release();
  }

  const db = databaseOver(pool, {
    kind: 'embedded',
    listen: (channel, hear, missed) => channels.add(channel, { hear, missed }, run),
    close,
  });
  try {
    if (!(await hasRoom())) throw new Error(noRoom(folder));
    const made = prepareFolder(folder);
    await db.query('select 1').catch(({ message }: Error) => {
      throw damaged(folder, message);
    });
    made();
  } catch (thrown) {
    await close();
    throw thrown;
  }
  stopUpkeep = startUpkeep({
    hasRoom,
    run,
    isLost: () => lostAt !== undefined,
    async refuseWrites(refused) {
      readOnly = refused;
      await run(`set default_transaction_read_only = ${readOnly}`);
      tell(
        refused ? `Writes are refused: there is no room on the disk of ${folder}` : 'Writes are taken again',
      );
    },
  });
  return db;
}
