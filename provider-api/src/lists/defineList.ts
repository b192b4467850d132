import { type PageMeta, pageMeta } from 'shared-api/contract';
import { listPageSize } from 'shared-api/rules';
import { prepared } from '../db/index.ts';
import type { Context } from '../http/context.ts';
import type { FileReply } from '../http/fileReply.ts';
import { type Csv, csvOf } from './csv.ts';
import type { Filter } from './filter.ts';
import { countRows, idsOf, type List, type Rows, rowsOf, type Search } from './rows.ts';

export interface ListQuery {
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  only?: 'rows' | 'total' | undefined;
}

interface Definition<Query extends ListQuery, Row, Key extends string> {
  from: string;
  id: string;
  /** This column has the time of creation. If a search finds too many rows, only the newest rows are read. */
  createdAt?: string;
  /** Each sort order is a list of columns. No column is ever null, and the last column is unique. */
  orders: Readonly<Record<Key, readonly string[]>>;
  sort: (query: Query) => Key | `-${Key}`;
  filters: (query: Query, ctx: Context) => readonly Filter[];
  search?: (text: string, query: Query, ctx: Context) => Search | Promise<Search>;
  /**
   * Returns true if only a few rows pass the filters. PostgreSQL must then find these rows before sorting
   * them, because following the index of the sort order would take long.
   */
  few?: (query: Query) => boolean;
  read: (ids: readonly number[], ctx: Context, query: Query) => Promise<Row[]>;
  csv?: (query: Query, ctx: Context) => Csv;
}

export interface ListPage<Row> {
  data: Row[];
  meta: PageMeta | undefined;
}

export function inOrder<R>(ids: readonly number[], rows: readonly R[], idOf: (row: R) => number): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function readBy<Row extends { id: number }>(text: string) {
  const sql = prepared(text);
  return async (ids: readonly number[], { db }: Pick<Context, 'db'>): Promise<Row[]> =>
    inOrder(ids, await db.all<Row>(sql, [ids]), ({ id }) => id);
}

const maxOffset = 1e15;
/**
 * If a page begins after this row, the list is counted first, because reading from the end of the list may be
 * faster.
 */
const nearRows = 1000;

async function resolve<Query extends ListQuery, Row, Key extends string>(
  { from, id, createdAt = id, ...define }: Definition<Query, Row, Key>,
  query: Query,
  ctx: Context,
): Promise<List> {
  const sort = define.sort(query);
  const text = query.search?.trim();
  return {
    from,
    alias: from.split(' ').at(-1) ?? from,
    id,
    newest: { columns: [createdAt, id], descending: true },
    filters: define.filters(query, ctx),
    order: { columns: define.orders[sort.replace(/^-/, '') as Key], descending: sort.startsWith('-') },
    search: text ? await define.search?.(text, query, ctx) : undefined,
    few: define.few?.(query) ?? false,
  };
}

export function defineList<Query extends ListQuery, Row, Key extends string>(
  definition: Definition<Query, Row, Key>,
) {
  const rowsOfQuery = async (ctx: Context, query: Query, options?: { whole: boolean }): Promise<Rows> =>
    rowsOf(ctx.db, await resolve(definition, query, ctx), options);
  return {
    filters: definition.filters,
    rows: rowsOfQuery,
    async page(ctx: Context, query: Query): Promise<ListPage<Row>> {
      const { pageNumber = 1, pageSize = listPageSize, only } = query;
      const list = await resolve(definition, query, ctx);
      const rows = await rowsOf(ctx.db, list);
      const count = () => countRows(ctx.db, rows);
      const offset = pageNumber < 1 ? maxOffset : Math.min((pageNumber - 1) * pageSize, maxOffset);
      const known = offset > nearRows ? await count() : undefined;
      const [ids, total] = await Promise.all([
        only === 'total' ? [] : idsOf(ctx.db, list, rows, { offset, limit: pageSize, total: known }),
        known ?? (only === 'rows' ? undefined : count()),
      ]);
      const data = ids.length === 0 ? [] : await definition.read(ids, ctx, query);
      const isTotalled = only !== 'rows' && total !== undefined;
      return { data, meta: isTotalled ? pageMeta(pageNumber, total, pageSize, rows.partial) : undefined };
    },
    /** By default, a broad search counts only the rows that the pages show; `whole` counts all rows. */
    async count(ctx: Context, query: Query, options?: { whole: boolean }): Promise<number> {
      return countRows(ctx.db, await rowsOfQuery(ctx, query, options));
    },
    async csv(ctx: Context, query: Query): Promise<FileReply> {
      if (!definition.csv) throw new Error(`${definition.from} has no export`);
      return csvOf(ctx.db, await resolve(definition, query, ctx), definition.csv(query, ctx));
    },
  };
}
