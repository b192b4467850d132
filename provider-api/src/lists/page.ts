import { onlyRow, type Queryable } from '../db/index.ts';
import { type CountedDays, countDays, daysOf } from '../rollups/index.ts';
import { whereOf } from './filter.ts';
import { type List, orderBy } from './list.ts';
import { readFirst, sourceOf } from './source.ts';

interface PageRequest {
  offset: number;
  pageSize: number;
}

interface FoundPage {
  /** In the list's order. */
  ids: number[];
  total: number;
  /** There may be more, which are not shown. */
  atLeast?: boolean;
}

interface Id {
  id: number;
}

/** A list in the order of its rollups' days: any page is read from its own days alone. */
async function pageByDays(
  db: Queryable,
  { from, id, filters, order }: List,
  { offset, pageSize }: PageRequest,
  { counted, ofDay }: { counted: readonly CountedDays[]; ofDay: (day: string) => string },
): Promise<FoundPage> {
  const { descending } = order;
  const { total, days, skip } = await daysOf(db, counted, { offset, limit: pageSize, descending });
  if (days.length === 0) return { ids: [], total };
  const { where, params } = whereOf(filters);
  const named = order.columns.map((column, index) => `${column} as o${index}`).join(', ');
  const outside = orderBy({ columns: order.columns.map((_, index) => `o${index}`), descending });
  const { rows } = await db.query<Id>(
    `select found.id
       from unnest($${params.length + 1}::date[]) on_day (day)
      cross join lateral (
        select ${id} as id, ${named} from ${from}
         where ${where} and ${ofDay('on_day.day')}
         order by ${orderBy(order)} limit ${skip + pageSize}) found
      order by ${outside} limit ${pageSize} offset ${skip}`,
    [...params, days],
  );
  return { ids: rows.map((row) => row.id), total };
}

/** More of a span of other days are found sooner in the list's order; fewer are read first and sorted afterwards. */
const maxScattered = 50_000;

/** A list that rollups count, but in an order that is not that of their days. */
async function pageByOffset(
  db: Queryable,
  list: List,
  { offset, pageSize }: PageRequest,
  counted: readonly CountedDays[],
): Promise<FoundPage> {
  const { id, order, filters, maxCounted } = list;
  const whole = await countDays(db, counted);
  const total = Math.min(whole, maxCounted);
  const limit = Math.min(pageSize, total - offset);
  if (limit <= 0) return { ids: [], total, atLeast: whole > total };
  const { from, where, params } =
    list.scattered && whole <= maxScattered
      ? readFirst(list, filters, order.columns.join(', '))
      : await sourceOf(db, list);
  const { rows } = await db.query<Id>(
    `select ${id} as id from ${from} where ${where} order by ${orderBy(order)} limit ${limit} offset ${offset}`,
    params,
  );
  return { ids: rows.map((row) => row.id), total, atLeast: whole > total };
}

/** Any other list is counted in its order, so that an index is read, as far as its `maxCounted`. */
async function pageByCounting(
  db: Queryable,
  list: List,
  { offset, pageSize }: PageRequest,
): Promise<FoundPage> {
  const { from, where, params, partial } = await sourceOf(db, list);
  const { id, order, maxCounted } = list;
  const first = Math.min(offset, maxCounted) + 1;
  const last = Math.min(offset + pageSize, maxCounted);
  const found = await db.query<{ whole: number; ids: number[] | null }>(
    `select count(*) as whole, (array_agg(id))[${first}:${last}] as ids
       from (select ${id} as id from ${from} where ${where} order by ${orderBy(order)} limit ${maxCounted + 1}) found`,
    params,
  );
  const { whole, ids } = onlyRow(found);
  const total = Math.min(whole, maxCounted);
  return { ids: ids ?? [], total, atLeast: partial || whole > total };
}

/** One page of a list, at a cost that does not grow with what others have in it (S23); a page outside it is empty (G80). */
export async function findPage(db: Queryable, list: List, request: PageRequest): Promise<FoundPage> {
  const { counted, search, order } = list;
  if (!counted || search) return pageByCounting(db, list, request);
  if (order.ofDay) return pageByDays(db, list, request, { counted, ofDay: order.ofDay });
  return pageByOffset(db, list, request, counted);
}
