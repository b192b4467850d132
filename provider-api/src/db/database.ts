import { createHash } from 'node:crypto';

export interface Prepared {
  readonly name: string;
  readonly text: string;
}

export const prepared = (text: string): Prepared => ({
  name: createHash('sha1').update(text).digest('base64url'),
  text,
});

export type Sql = string | Prepared;

/** bigint arrives as a safe integer, date as 'YYYY-MM-DD', timestamptz as Date, numeric as text. */
export interface Result<R> {
  rows: R[];
  rowCount: number;
}

type Params = readonly unknown[];

export interface Queryable {
  query<R extends object = Record<string, unknown>>(sql: Sql, params?: Params): Promise<Result<R>>;
  /** Throws unless the answer is exactly one row. */
  one<R extends object>(sql: Sql, params?: Params): Promise<R>;
  first<R extends object>(sql: Sql, params?: Params): Promise<R | undefined>;
  all<R extends object>(sql: Sql, params?: Params): Promise<R[]>;
  exists(sql: Sql, params?: Params): Promise<boolean>;
}

export const queryable = (query: Queryable['query']): Queryable => ({
  query,
  async one<R extends object>(sql: Sql, params?: Params) {
    return onlyRow(await this.query<R>(sql, params));
  },
  async first<R extends object>(sql: Sql, params?: Params) {
    return (await this.query<R>(sql, params)).rows[0];
  },
  async all<R extends object>(sql: Sql, params?: Params) {
    return (await this.query<R>(sql, params)).rows;
  },
  async exists(sql, params) {
    return (await this.query(sql, params)).rowCount > 0;
  },
});

export interface Tx extends Queryable {
  readonly inTransaction: true;
}

export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  connections(): Connections;
  /**
   * `work` is repeated after a serialization failure or a deadlock: `work` must have no effect outside the
   * database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** `missed` is called after each connection is made, because `hear` did not get the messages sent before. */
  listen(channel: string, hear: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

function onlyRow<R>(result: Result<R>): R {
  const [row] = result.rows;
  if (row === undefined || result.rows.length > 1)
    throw new Error(`Expected one row, got ${result.rows.length}`);
  return row;
}
