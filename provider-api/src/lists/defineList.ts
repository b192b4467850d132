import { type PageMeta, pageMeta } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import type { Context } from '../http/context.ts';
import type { FileReply } from '../http/fileReply.ts';
import { pageOffset } from '../http/pageOffset.ts';
import type { RollupFilter } from '../rollups/index.ts';
import { type CsvOfCells, type CsvOfRows, csvOfCells, csvOfRows } from './csv.ts';
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

interface Definition<Query extends ListQuery, Row extends object, Key extends string> {
  /** Table and alias, in which the list is found. */
  from: string;
  /** Unique; new rows continue it. */
  id: string;
  createdAt: string;
  orders: Readonly<Record<Key, SortOrder>>;
  sort: (query: Query) => Key | `-${Key}`;
  filters: (query: Query, ctx: Context) => readonly Filter[];
  search?: (text: string, query: Query, ctx: Context) => Search | Promise<Search | undefined> | undefined;
  /** What rollups may count the list by, the order's own days first; those that know all filters do. */
  counters?: (key: Key, query: Query) => readonly (readonly RollupFilter[])[];
  /** What a row is made of, from these tables where they are more than `from`. */
  columns?: string | ((ctx: Context) => string);
  joined?: string;
  /** What reads the rows, in the order of their ids, where columns do not say all of them. */
  read?: (ids: readonly number[], ctx: Context) => Promise<Row[]>;
  csv?: CsvOfRows<Row> | ((query: Query, ctx: Context) => CsvOfCells);
}

export interface Page<Row> {
  data: Row[];
  meta: PageMeta;
}

const aliasOf = (from: string): string => from.split(' ').at(-1) ?? from;

/** Rows in the order of their ids' list. */
export function inOrder<R>(ids: readonly number[], rows: readonly R[], idOf: (row: R) => number): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function resolve<Query extends ListQuery, Row extends object, Key extends string>(
  { from, id, createdAt, ...define }: Definition<Query, Row, Key>,
  query: Query,
  ctx: Context,
): Promise<List> {
  const sort = define.sort(query);
  const key = sort.replace(/^-/, '') as Key;
  const filters = define.filters(query, ctx);
  const counters = define.counters?.(key, query) ?? [];
  const counted = counters.map((rollups) => {
    const known = rollups.flatMap((rollup) => countedBy(rollup, filters) ?? []);
    return known.length === rollups.length ? known : undefined;
  });
  const text = query.search?.trim();
  const search = text ? await define.search?.(text, query, ctx) : undefined;
  const { ofDay, scattered, ...order } = define.orders[key];
  const own = counted[0];
  return {
    from,
    alias: aliasOf(from),
    id,
    createdAt,
    filters,
    // Days of other counters have no say in where a page is.
    order: {
      ...order,
      descending: sort.startsWith('-'),
      ...(own ? ofDay && { ofDay } : scattered && { scattered }),
    },
    counted: counted.find(Boolean),
    search,
    maxCounted: filters.some(({ ofAccount }) => ofAccount) ? Number.POSITIVE_INFINITY : countedAtMost,
  };
}

const idOfRow = (row: object): number => ('id' in row && typeof row.id === 'number' ? row.id : 0);

/** A list that is declared once: its pages, with their totals, and its export. */
export function defineList<Query extends ListQuery, Row extends object, Key extends string>(
  definition: Definition<Query, Row, Key>,
) {
  const { from, id, joined = from, filters } = definition;
  const columnsFor = (ctx: Context): string =>
    typeof definition.columns === 'function' ? definition.columns(ctx) : (definition.columns ?? '');
  async function rowsOf(ids: readonly number[], ctx: Context): Promise<Row[]> {
    if (definition.read) return definition.read(ids, ctx);
    const { rows } = await ctx.db.query<Row>(
      `select ${columnsFor(ctx)} from ${joined} where ${id} = any ($1::bigint[])`,
      [ids],
    );
    return inOrder(ids, rows, idOfRow);
  }
  return {
    filters,
    /** One page, at a cost that does not grow with the list (S23); a page outside it is empty (G80). */
    async page(ctx: Context, query: Query): Promise<Page<Row>> {
      const { pageNumber = 1, pageSize = portalSettings.pageSize } = query;
      const list = await resolve(definition, query, ctx);
      const offset = pageOffset(pageNumber, pageSize);
      const { ids, total, atLeast } = await findPage(ctx.db, list, { offset, pageSize });
      const data = ids.length === 0 ? [] : await rowsOf(ids, ctx);
      return { data, meta: pageMeta(pageNumber, total, pageSize, atLeast) };
    },
    /** All rows, as the page shows them. */
    async csv(ctx: Context, query: Query): Promise<FileReply> {
      const list = await resolve(definition, query, ctx);
      const { csv } = definition;
      if (!csv) throw new Error(`${from} has no export`);
      if (typeof csv === 'function') return csvOfCells(ctx.db, list, csv(query, ctx));
      return csvOfRows(ctx.db, list, { columns: columnsFor(ctx), joined, csv });
    },
  };
}
