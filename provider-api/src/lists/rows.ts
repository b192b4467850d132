import { type Database, onlyRow, type Queryable } from '../db/index.ts';
import { type Filter, filter, whereOf } from './filter.ts';

export interface SortOrder {
  /** Never null, and the last one is unique. */
  columns: readonly string[];
  descending: boolean;
}

export interface Search {
  values: readonly unknown[];
  /** SQL that selects the found ids as `id`; an index must serve each part. */
  candidates: (parameters: readonly string[]) => string;
  /** The same search as a condition on one row, which reads only data of that row. */
  matches: (parameters: readonly string[]) => string;
  /** The search is known to find very many rows, so `candidates` is not run. */
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
  /** The filters leave only a few rows, so reading along the index of the order would take long. */
  few: boolean;
}

export interface Rows {
  from: string;
  where: string;
  params: readonly unknown[];
  /** Older rows that match may be missing. */
  partial?: boolean;
}

/** If a search finds at most this many rows, only they are read. */
const maxNarrowSearch = 5000;
/** A broader search looks only through this many of the list's newest rows, which limits its cost. */
const maxBroadSearch = 2000;

export const orderBy = ({ columns, descending }: SortOrder): string =>
  columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');

const backwards = (order: SortOrder): SortOrder => ({ ...order, descending: !order.descending });

export const places = (values: readonly unknown[], from: number): string[] =>
  values.map((_, index) => `$${from + index}`);

/** Reads the few rows before sorting them: `offset 0` keeps the planner from using one index for both. */
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

/** `whole` includes everything that a broad search finds, as an export needs. */
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
 * After many changes, index-only scans have to look up each row, which makes counting nine times as slow
 * (docs/decisions/025-lists-counted-when-asked.md).
 */
export const countRows = (db: Database, { from, where, params }: Rows): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.query('set local enable_indexonlyscan = off');
    const counted = await tx.query<{ total: number }>(
      `select count(*) as total from ${from} where ${where}`,
      params,
    );
    return onlyRow(counted).total;
  });

interface Slice {
  offset: number;
  limit: number;
  total?: number | undefined;
}

/** Ids in the list's order. Beyond the middle they are read from the end, which is nearer. */
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
