import pg from 'pg';
import { type Database, queryable, type Result, type Sql, type Tx } from './database.ts';
import { databaseFailure } from './failures.ts';
import { postgresListener } from './postgresListener.ts';
import { firstFailure, refuseWithinTransaction, retryConflicts, withinTransaction } from './transactions.ts';
import { readers } from './values.ts';

type Reader = (value: string) => unknown;

function getTypeParser(oid: number, format?: 'text' | 'binary'): Reader {
  return readers[oid] ?? pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format);
}

export const driverSettings = {
  application_name: 'provider-api',
  pipeline: true,
  // JIT would take longer than running any query of the portal.
  options: '-c jit=off',
  types: { getTypeParser: getTypeParser as typeof pg.types.getTypeParser },
};

type Runner = Pick<pg.ClientBase, 'query'>;

async function run<R extends object>(
  on: Runner,
  sql: Sql,
  params: readonly unknown[] = [],
): Promise<Result<R>> {
  try {
    const values = [...params];
    const query = typeof sql === 'string' ? { text: sql, values } : { ...sql, values };
    const replies: pg.QueryResult<R> | pg.QueryResult<R>[] = await on.query<R>(query);
    const result = Array.isArray(replies) ? replies.at(-1) : replies;
    if (!result) return { rows: [], rowCount: 0 };
    return { rows: result.rows, rowCount: result.rowCount ?? 0 };
  } catch (thrown) {
    throw databaseFailure(thrown);
  }
}

type FirstFailure = ReturnType<typeof firstFailure>;

const transactionOver = (client: pg.PoolClient, { note }: FirstFailure): Tx => ({
  inTransaction: true,
  ...queryable((sql, params) => note(run(client, sql, params))),
});

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    const client = await pool.connect();
    // A client in use emits 'error' when the PostgreSQL server restarts. Without a listener, this process
    // would end.
    if (client.listenerCount('error') === 0) client.on('error', () => {});
    return client;
  } catch (thrown) {
    throw databaseFailure(thrown);
  }
}

async function attempt<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  let broken: Error | undefined;
  const first = firstFailure();
  try {
    await run(client, 'begin');
    const value = await withinTransaction(() => work(transactionOver(client, first)));
    const commit = await client.query('commit');
    // PostgreSQL answers COMMIT of an aborted transaction with ROLLBACK, without an error.
    if (commit.command !== 'COMMIT') throw new Error('The transaction was rolled back instead of committed');
    return value;
  } catch (thrown) {
    const failure = first.of(databaseFailure(thrown));
    await client.query('rollback').catch((error: Error) => {
      broken = error;
    });
    throw failure;
  } finally {
    client.release(broken);
  }
}

export function databaseOver(pool: pg.Pool, rest: Pick<Database, 'kind' | 'listen' | 'close'>): Database {
  pool.on('error', () => {});
  return {
    ...rest,
    ...queryable(async (sql, params) => {
      refuseWithinTransaction();
      const client = await connect(pool);
      try {
        return await run(client, sql, params);
      } finally {
        client.release();
      }
    }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    transaction(work) {
      refuseWithinTransaction();
      return retryConflicts(() => attempt(pool, work));
    },
  };
}

export function openPostgres(url: string, options: { poolSize?: number } = {}): Database {
  const pool = new pg.Pool({
    ...driverSettings,
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    max: options.poolSize ?? 8,
  });
  const listener = postgresListener(url);
  return databaseOver(pool, {
    kind: 'postgres',
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  });
}
