import { type PageMeta, pageMeta } from 'shared-api/contract';
import { listPageSize } from 'shared-api/rules';
import { prepared } from '../db/index.ts';
import type { Context } from '../http/context.ts';
import type { FileReply } from '../http/fileReply.ts';
import type { RollupFilter } from '../rollups/index.ts';
import { type Csv, csvOf } from './csv.ts';
import { countedBy, type Filter } from './filter.ts';
import type { List, Search, SortOrder } from './list.ts';
import { findPage } from './page.ts';

/**
 * Lists in their usual order are counted and paged to their end, narrowed by whatever figures are kept of (airport,
 * service, status, kind, days). Any other list, such as one that is searched or sorted by price, is counted and paged up
 * to here; beyond, its meta says `atLeast`.
 */
export const countedAtMost = 1000;

/** What every query of a list may name; a sort of '-name' is descending. */
export interface ListQuery {
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
}

interface Definition<Query extends ListQuery, Row, Key extends string> {
  /** Table and alias, in which the list is found. */
  from: string;
  /** Unique; new rows continue it. */
  id: string;
  /** Instants in the order of the ids' rows, by which a search finds the newest. */
  createdAt?: string;
  orders: Readonly<Record<Key, SortOrder>>;
  sort: (query: Query) => Key | `-${Key}`;
  filters: (query: Query, ctx: Context) => readonly Filter[];
  search?: (text: string, query: Query, ctx: Context) => Search | Promise<Search>;
  /** What rollups may count the list by, the order's own days first; those that know all filters do. */
  counters?: (key: Key, query: Query) => readonly (readonly RollupFilter[])[];
  /** The rows of a page, in the order of their ids. */
  read: (ids: readonly number[], ctx: Context, query: Query) => Promise<Row[]>;
  csv?: (query: Query, ctx: Context) => Csv;
}

export interface Page<Row> {
  data: Row[];
  meta: PageMeta;
}

/** Rows in the order of their ids' list. */
export function inOrder<R>(ids: readonly number[], rows: readonly R[], idOf: (row: R) => number): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads rows by SQL that selects them, with their `id`, from the ids in $1. */
export function readBy<Row extends { id: number }>(text: string) {
  const sql = prepared(text);
  return async (ids: readonly number[], { db }: Pick<Context, 'db'>): Promise<Row[]> =>
    inOrder(ids, (await db.query<Row>(sql, [ids])).rows, ({ id }) => id);
}

/** One account's list is counted and paged to its end, as far as an array can be read. */
const maxOfAccount = 2 ** 31 - 2;
/** Beyond any list, within what the database can count to. */
const maxOffset = 1e15;

async function resolve<Query extends ListQuery, Row, Key extends string>(
  { from, id, createdAt = id, ...define }: Definition<Query, Row, Key>,
  query: Query,
  ctx: Context,
): Promise<List> {
  const sort = define.sort(query);
  const key = sort.replace(/^-/, '') as Key;
  const filters = define.filters(query, ctx);
  const [own, ...others] = (define.counters?.(key, query) ?? []).map((rollups) => {
    const known = rollups.flatMap((rollup) => countedBy(rollup, filters) ?? []);
    return known.length === rollups.length ? known : undefined;
  });
  const text = query.search?.trim();
  const { columns, ofDay } = define.orders[key];
  return {
    from,
    alias: from.split(' ').at(-1) ?? from,
    id,
    createdAt,
    filters,
    // Days of other counters have no say in where a page is.
    order: { columns, descending: sort.startsWith('-'), ...(own && ofDay && { ofDay }) },
    counted: own ?? others.find(Boolean),
    scattered: !own,
    search: text ? await define.search?.(text, query, ctx) : undefined,
    maxCounted: filters.some(({ ofAccount }) => ofAccount) ? maxOfAccount : countedAtMost,
  };
}

/** A list that is declared once: its pages, with their totals, and its export. */
export function defineList<Query extends ListQuery, Row, Key extends string>(
  definition: Definition<Query, Row, Key>,
) {
  return {
    filters: definition.filters,
    /** One page, at a cost that does not grow with the list (S23); one out of range is empty (G80). */
    async page(ctx: Context, query: Query): Promise<Page<Row>> {
      const { pageNumber = 1, pageSize = listPageSize } = query;
      const list = await resolve(definition, query, ctx);
      const offset = pageNumber < 1 ? maxOffset : Math.min((pageNumber - 1) * pageSize, maxOffset);
      const { ids, total, atLeast } = await findPage(ctx.db, list, { offset, pageSize });
      const data = ids.length === 0 ? [] : await definition.read(ids, ctx, query);
      return { data, meta: pageMeta(pageNumber, total, pageSize, atLeast) };
    },
    /** All rows, as the page shows them. */
    async csv(ctx: Context, query: Query): Promise<FileReply> {
      if (!definition.csv) throw new Error(`${definition.from} has no export`);
      return csvOf(ctx.db, await resolve(definition, query, ctx), definition.csv(query, ctx));
    },
  };
}
