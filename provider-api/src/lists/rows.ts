import { type Database, onlyRow, type Queryable } from '../db/index.ts';
import { type Filter, filter, whereOf } from './filter.ts';

export interface SortOrder {
  /** None of them is ever null; the last is unique. */
  columns: readonly string[];
  descending: boolean;
}

export interface Search {
  values: readonly unknown[];
  /** SQL that selects the ids of what is found as `id`, each part of it by an index. */
  candidates: (parameters: readonly string[]) => string;
  /** The same as a filter on one row, which reads what belongs to that row alone. */
  matches: (parameters: readonly string[]) => string;
  /** Known to find very many, so that the candidates are not asked for. */
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
  /** The filters leave few rows, which the order's index would be read a long way for. */
  few: boolean;
}

export interface Rows {
  from: string;
  where: string;
  params: readonly unknown[];
  /** There may be more than are looked at. */
  partial?: boolean;
}

/** A search that finds at most this many is answered from what it finds alone. */
const maxNarrowSearch = 5000;
/** A broader one looks through this many of the list, the newest first, so that it costs no more than others. */
const maxBroadSearch = 2000;

export const orderBy = ({ columns, descending }: SortOrder): string =>
  columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');

const backwards = (order: SortOrder): SortOrder => ({ ...order, descending: !order.descending });

export const places = (values: readonly unknown[], from: number): string[] =>
  values.map((_, index) => `$${from + index}`);

/** Few rows, which are read before they are sorted: `offset 0` keeps the planner from doing both by one index. */
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

/** The rows that a query asks for; all that a broad search finds only where the whole is wanted, as for an export. */
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
 * Just after many rows were changed the indexes no longer say which are there: counting by one of them looks
 * each row up, at nine times the cost (docs/decisions/025-lists-counted-when-asked.md).
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

/** The ids of some rows, in the list's order; behind the middle they are read from its end, which is nearer. */
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
