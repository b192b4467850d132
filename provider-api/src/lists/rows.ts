import type { Database, Queryable } from '../db/index.ts';
import { type Filter, filter, whereOf } from './filter.ts';

export interface SortOrder {
  /** No column is ever null, and the last column is unique. */
  columns: readonly string[];
  descending: boolean;
}

export interface Search {
  values: readonly unknown[];
  /**
   * The SQL selects the ids of the rows that the search finds, in a column named `id`. An index must serve
   * each part of the SQL.
   */
  candidates: (parameters: readonly string[]) => string;
  /** The SQL is a condition on one row, which is true if the search finds the row. It reads only data of this row. */
  matches: (parameters: readonly string[]) => string;
  broad?: boolean;
}

export interface List {
  from: string;
  alias: string;
  id: string;
  newest: SortOrder;
  filters: readonly Filter[];
  order: SortOrder;
  search: Search | undefined;
  /** True means that only a few rows pass the filters: following an index in the sort order would take long. */
  few: boolean;
}

export interface Rows {
  from: string;
  where: string;
  params: readonly unknown[];
  /** True means that older matching rows may be missing. */
  partial?: boolean;
}

/** If a search finds at most this many rows, the list reads only these rows. */
const maxNarrowSearch = 5000;
/** If a search finds more than `maxNarrowSearch` rows, the list searches only this many of the newest rows. */
const maxBroadSearch = 2000;

export const orderBy = ({ columns, descending }: SortOrder): string =>
  columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');

const backwards = (order: SortOrder): SortOrder => ({ ...order, descending: !order.descending });

export const places = (values: readonly unknown[], from: number): string[] =>
  values.map((_, index) => `$${from + index}`);

/** With `offset 0`, PostgreSQL finds the few rows before sorting them. */
function fewRows({ from, alias }: List, filters: readonly Filter[]): Rows {
  const { where, params } = whereOf(filters);
  return { from: `(select ${alias}.* from ${from} where ${where} offset 0) ${alias}`, where: 'true', params };
}

async function idsFound(db: Queryable, { values, candidates, broad }: Search): Promise<number[] | undefined> {
  if (broad) return undefined;
  const { rows } = await db.query<{ id: number }>(
    `select id from (${candidates(places(values, 1))}) found limit ${maxNarrowSearch + 1}`,
    values,
  );
  return rows.length > maxNarrowSearch ? undefined : [...new Set(rows.map(({ id }) => id))];
}

/** If `whole` is true, a search also finds older rows: an export needs all rows. */
export async function rowsOf(db: Queryable, list: List, { whole = false } = {}): Promise<Rows> {
  const { from, alias, id, filters, search, few, newest } = list;
  const { where, params } = whereOf(filters);
  if (!search) return few ? fewRows(list, filters) : { from, where, params };
  const ids = await idsFound(db, search);
  if (ids) return fewRows(list, [...filters, filter(ids, (given) => `${id} = any (${given}::bigint[])`)]);
  const matches = search.matches(places(search.values, params.length + 1));
  const all = [...params, ...search.values];
  if (whole) return { from, where: `${where} and ${matches}`, params: all };
  const read = `select ${alias}.* from ${from} where ${where} order by ${orderBy(newest)} limit ${maxBroadSearch}`;
  return { from: `(${read}) ${alias}`, where: matches, params: all, partial: true };
}

/**
 * After many changes, an index-only scan looks up each row, which makes counting nine times slower
 * (docs/decisions/025-lists-counted-when-asked.md).
 */
export const countRows = (db: Database, { from, where, params }: Rows): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.query('set local enable_indexonlyscan = off');
    const sql = `select count(*) as total from ${from} where ${where}`;
    return (await tx.one<{ total: number }>(sql, params)).total;
  });

interface Slice {
  offset: number;
  limit: number;
  total?: number | undefined;
}

/** In the second half of the list, the ids are read backwards from the end, which is nearer. */
export async function idsOf(
  db: Queryable,
  { id, order }: List,
  { from, where, params }: Rows,
  { offset, limit, total }: Slice,
): Promise<number[]> {
  const read = async (by: SortOrder, skipped: number, wanted: number) => {
    const { rows } = await db.query<{ id: number }>(
      `select ${id} as id from ${from} where ${where} order by ${orderBy(by)} limit ${wanted} offset ${skipped}`,
      params,
    );
    return rows.map((row) => row.id);
  };
  if (total === undefined || offset < total / 2) return read(order, offset, limit);
  const left = Math.min(limit, total - offset);
  return left > 0 ? (await read(backwards(order), total - offset - left, left)).reverse() : [];
}
