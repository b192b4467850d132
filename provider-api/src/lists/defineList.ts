import { type PageMeta, pageMeta } from 'shared-api/contract';
import { listPageSize } from 'shared-api/rules';
import { prepared } from '../db/index.ts';
import type { Context } from '../http/context.ts';
import type { FileReply } from '../http/fileReply.ts';
import { type Csv, csvOf } from './csv.ts';
import type { Filter } from './filter.ts';
import { countRows, idsOf, type List, rowsOf, type Search } from './rows.ts';

export interface ListQuery {
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  /** One of the two, where the other is known or comes by a call of its own. */
  only?: 'rows' | 'total' | undefined;
}

interface Definition<Query extends ListQuery, Row, Key extends string> {
  from: string;
  /** New rows continue it. */
  id: string;
  /** Instants in the order of the ids' rows, by which a search finds the newest. */
  createdAt?: string;
  /** The columns that each sort orders by: never null, and the last of them unique. */
  orders: Readonly<Record<Key, readonly string[]>>;
  sort: (query: Query) => Key | `-${Key}`;
  filters: (query: Query, ctx: Context) => readonly Filter[];
  search?: (text: string, query: Query, ctx: Context) => Search | Promise<Search>;
  /** Whether the filters leave few rows, which lie far from where the order begins. */
  few?: (query: Query) => boolean;
  read: (ids: readonly number[], ctx: Context, query: Query) => Promise<Row[]>;
  csv?: (query: Query, ctx: Context) => Csv;
}

export interface ListPage<Row> {
  data: Row[];
  /** Absent where only the rows were asked for. */
  meta: PageMeta | undefined;
}

/** Rows in the order of their ids' list. */
export function inOrder<R>(ids: readonly number[], rows: readonly R[], idOf: (row: R) => number): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function readBy<Row extends { id: number }>(text: string) {
  const sql = prepared(text);
  return async (ids: readonly number[], { db }: Pick<Context, 'db'>): Promise<Row[]> =>
    inOrder(ids, (await db.query<Row>(sql, [ids])).rows, ({ id }) => id);
}

/** Beyond any list, within what the database can count to. */
const maxOffset = 1e15;
/** Further into a list its end may be nearer, so that it is counted first. */
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

/** A list that is declared once: its pages, its total, and its export. */
export function defineList<Query extends ListQuery, Row, Key extends string>(
  definition: Definition<Query, Row, Key>,
) {
  return {
    filters: definition.filters,
    /** A page out of range is empty (G80). Its rows and the list's total are two statements. */
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
    /** A search is counted as far as pages show it, or as an export has it. */
    async count(ctx: Context, query: Query, { whole = false } = {}): Promise<number> {
      return countRows(ctx.db, await rowsOf(ctx.db, await resolve(definition, query, ctx), { whole }));
    },
    async csv(ctx: Context, query: Query): Promise<FileReply> {
      if (!definition.csv) throw new Error(`${definition.from} has no export`);
      return csvOf(ctx.db, await resolve(definition, query, ctx), definition.csv(query, ctx));
    },
  };
}
