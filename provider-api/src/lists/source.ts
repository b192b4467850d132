import type { Queryable } from '../db/index.ts';
import { type Filter, filter, whereOf } from './filter.ts';
import { type List, orderBy } from './list.ts';

/** What is read: a table or a part of it, with the parameters from $1 on. */
export interface Source {
  from: string;
  where: string;
  params: unknown[];
  /** Whether there may be more than is looked at. */
  partial: boolean;
}

/** A search that finds at most this many is answered from what it finds alone. */
const maxNarrowSearch = 5000;
/** A broader one looks through this many of the list, the newest first. */
const maxBroadSearch = 2000;

const places = (values: readonly unknown[], from: number): string[] =>
  values.map((_, index) => `$${from + index}`);

const plain = (list: List): Source => ({ from: list.from, ...whereOf(list.filters), partial: false });

/** Few rows, read by their filters before they are put in order: the offset keeps the two apart. */
function readFirst({ from, alias }: List, filters: readonly Filter[], columns = `${alias}.*`): Source {
  const { where, params } = whereOf(filters);
  return {
    from: `(select ${columns} from ${from} where ${where} offset 0) ${alias}`,
    where: 'true',
    params,
    partial: false,
  };
}

/** The same with nothing but what an order needs, which an index may hold. */
export const readForOrder = (list: List): Source =>
  readFirst(list, list.filters, list.order.columns.join(', '));

async function candidates(db: Queryable, { values, candidates: found }: NonNullable<List['search']>) {
  const { rows } = await db.query<{ id: number }>(
    `select id from (${found(places(values, 1))}) found limit ${maxNarrowSearch + 1}`,
    values,
  );
  return rows.length > maxNarrowSearch ? undefined : [...new Set(rows.map(({ id }) => id))];
}

/**
 * A text that finds few is looked up first, whatever the filters; one that finds very many is looked
 * for among the newest of the list, so that it costs no more than others, unless the whole is wanted.
 */
export async function sourceOf(db: Queryable, list: List, whole = false): Promise<Source> {
  const { search, filters, alias, id } = list;
  if (!search) return plain(list);
  const ids = search.broad ? undefined : await candidates(db, search);
  if (ids) {
    const found = filter(ids, (parameter) => `${id} = any (${parameter}::bigint[])`);
    return whole ? plain({ ...list, filters: [...filters, found] }) : readFirst(list, [...filters, found]);
  }
  const { from, where, params } = plain(list);
  if (whole) {
    const matches = search.matches(places(search.values, params.length + 1));
    return { from, where: `${where} and ${matches}`, params: [...params, ...search.values], partial: false };
  }
  return {
    from: `(select ${alias}.* from ${from} where ${where} order by ${orderBy({ columns: [list.createdAt, id], descending: true })} limit ${maxBroadSearch}) ${alias}`,
    where: search.matches(places(search.values, params.length + 1)),
    params: [...params, ...search.values],
    partial: true,
  };
}
