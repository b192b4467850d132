import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Database, DatabaseUnavailable, migrate, openEmbedded, openPostgres } from '../db/index.ts';

const withoutSecret = (url: string) => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
};

export async function openDatabase(
  { databaseUrl, databasePool, databaseDir }: Config,
  log?: Logger,
): Promise<Database> {
  const db = databaseUrl
    ? openPostgres(databaseUrl, { poolSize: databasePool })
    : await openEmbedded({ folder: databaseDir, tell: (what) => log?.error(what) });
  try {
    await migrate(db);
    return db;
  } catch (thrown) {
    await db.close();
    if (databaseUrl && thrown instanceof DatabaseUnavailable)
      throw new Error(
        `DATABASE_URL names ${withoutSecret(databaseUrl)}, which does not answer: ${thrown.message}.`,
      );
    throw thrown;
  }
}
