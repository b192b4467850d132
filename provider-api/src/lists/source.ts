import type { Queryable } from '../db/index.ts';
import { type Filter, filter, whereOf } from './filter.ts';
import { type List, orderBy, type Search } from './list.ts';

/** What is read: a table or a part of it, with the parameters from $1 on. */
export interface Source {
  from: string;
  where: string;
  params: unknown[];
  /** Whether there may be more than is looked at. */
  partial?: boolean;
}

/** A search that finds at most this many is answered from what it finds alone. */
const maxNarrowSearch = 5000;
/** A broader one looks through this many of the list, the newest first. */
const maxBroadSearch = 2000;

export const places = (values: readonly unknown[], from: number): string[] =>
  values.map((_, index) => `$${from + index}`);

/** Few rows, read by their filters before they are put in order: the offset keeps the two apart. */
export function readFirst({ from, alias }: List, filters: readonly Filter[], columns: string): Source {
  const { where, params } = whereOf(filters);
  return { from: `(select ${columns} from ${from} where ${where} offset 0) ${alias}`, where: 'true', params };
}

async function idsFound(db: Queryable, { values, candidates, broad }: Search): Promise<number[] | undefined> {
  if (broad) return undefined;
  const { rows } = await db.query<{ id: number }>(
    `select id from (${candidates(places(values, 1))}) found limit ${maxNarrowSearch + 1}`,
    values,
  );
  return rows.length > maxNarrowSearch ? undefined : [...new Set(rows.map(({ id }) => id))];
}

/**
 * A text that finds few is looked up first, whatever the filters; one that finds very many is looked
 * for among the newest of the list, so that it costs no more than others, unless the whole is wanted.
 */
export async function sourceOf(db: Queryable, list: List, whole = false): Promise<Source> {
  const { from, search, filters, alias, id } = list;
  const { where, params } = whereOf(filters);
  if (!search) return { from, where, params };
  const ids = await idsFound(db, search);
  if (ids) {
    const found = filter(ids, (parameter) => `${id} = any (${parameter}::bigint[])`);
    return readFirst(list, [...filters, found], `${alias}.*`);
  }
  const matches = search.matches(places(search.values, params.length + 1));
  const all = [...params, ...search.values];
  if (whole) return { from, where: `${where} and ${matches}`, params: all };
  const newest = orderBy({ columns: [list.createdAt, id], descending: true });
  return {
    from: `(select ${alias}.* from ${from} where ${where} order by ${newest} limit ${maxBroadSearch}) ${alias}`,
    where: matches,
    params: all,
    partial: true,
  };
}
