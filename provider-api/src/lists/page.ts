import { onlyRow, type Queryable } from '../db/index.ts';
import { type CountedDays, countDays, countRollup, daysOf } from '../rollups/index.ts';
import { pageByAnchors } from './anchors.ts';
import { whereOf } from './filter.ts';
import { type List, orderBy } from './list.ts';
import { readForOrder, sourceOf } from './source.ts';

export interface PageRequest {
  offset: number;
  pageSize: number;
}

export interface Count {
  total: number;
  /** There may be more, which are not shown. */
  atLeast?: boolean;
}

/** Both at once where neither waits for the other. */
export interface FoundPage {
  /** In the list's order. */
  ids: Promise<number[]>;
  count: Promise<Count>;
}

type Found = Count & { ids: number[] };

/** More of a scattered list are found sooner in its order. */
const maxScattered = 50_000;

interface Id {
  id: number;
}
const idsOf = ({ rows }: { rows: Id[] }): number[] => rows.map(({ id }) => id);

async function countByRollups(db: Queryable, counted: readonly CountedDays[]): Promise<number> {
  if (counted.some(({ from, to }) => from || to)) return countDays(db, counted);
  const counts = await Promise.all(counted.map(({ rollup }) => countRollup(db, rollup)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A list in the order of its rollups' days: any page is read from its own days alone. */
async function pageByDays(
  db: Queryable,
  { from, id, filters, order }: List,
  {
    counted,
    ofDay,
    offset,
    pageSize,
  }: PageRequest & { counted: readonly CountedDays[]; ofDay: (day: string) => string },
): Promise<Found> {
  const { descending } = order;
  const { total, days, skip } = await daysOf(db, counted, { offset, limit: pageSize, descending });
  if (days.length === 0) return { ids: [], total };
  const { where, params } = whereOf(filters);
  const named = order.columns.map((column, index) => `${column} as o${index}`).join(', ');
  const outside = orderBy({ columns: order.columns.map((_, index) => `o${index}`), descending });
  const found = await db.query<Id>(
    `select found.id
       from unnest($${params.length + 1}::date[]) on_day (day)
      cross join lateral (
        select ${id} as id, ${named} from ${from}
         where ${where} and ${ofDay('on_day.day')}
         order by ${orderBy(order)} limit ${skip + pageSize}) found
      order by ${outside} limit ${pageSize} offset ${skip}`,
    [...params, days],
  );
  return { ids: idsOf(found), total };
}

/** A list that rollups count, in another order: shown as far as its `maxCounted`. */
async function pageByOffset(
  db: Queryable,
  list: List,
  { counted, offset, pageSize }: PageRequest & { counted: readonly CountedDays[] },
): Promise<Found> {
  const whole = await countByRollups(db, counted);
  const total = Math.min(whole, list.maxCounted);
  const count = { total, atLeast: whole > total };
  if (offset >= total) return { ids: [], ...count };
  const scattered = list.order.scattered && whole <= maxScattered;
  const { from, where, params } = scattered ? readForOrder(list) : await sourceOf(db, list);
  const found = await db.query<Id>(
    `select ${list.id} as id from ${from} where ${where}
      order by ${orderBy(list.order)} limit ${Math.min(pageSize, total - offset)} offset ${offset}`,
    params,
  );
  return { ids: idsOf(found), ...count };
}

/** What a search finds is few, or looked for among few: counted and shown in one reading. */
async function pageOfSearch(db: Queryable, list: List, request: PageRequest): Promise<Found> {
  const { from, where, params, partial } = await sourceOf(db, list);
  const { maxCounted } = list;
  const offset = Math.min(request.offset, maxCounted);
  const { rows } = await db.query<{ id: number | null; whole: number }>(
    `with found as materialized (select ${list.id} as id, row_number() over (order by ${orderBy(list.order)}) as place
                                   from ${from} where ${where})
     select page.id, total.whole
       from (select count(*) as whole from found) total
       left join found page on page.place > $${params.length + 1}::bigint and page.place <= $${params.length + 2}::bigint
      order by page.place`,
    [...params, offset, Math.min(offset + request.pageSize, maxCounted)],
  );
  const whole = rows[0]?.whole ?? 0;
  const total = Math.min(whole, maxCounted);
  return { ids: rows.flatMap(({ id }) => id ?? []), total, atLeast: partial || whole > total };
}

/** Any other list: counted as far as its `maxCounted`, in its order so that an index is read, and shown meanwhile. */
function pageByCounting(db: Queryable, list: List, { offset, pageSize }: PageRequest): FoundPage {
  const { from, id, filters, maxCounted } = list;
  const { where, params } = whereOf(filters);
  const source = `from ${from} where ${where} order by ${orderBy(list.order)}`;
  const counting = db.query<{ count: number }>(
    `select count(*) as count from (select ${source} limit ${maxCounted + 1}) counted`,
    params,
  );
  const limit = Math.max(0, Math.min(pageSize, maxCounted - offset));
  const finding =
    limit > 0
      ? db.query<Id>(`select ${id} as id ${source} limit ${limit} offset ${offset}`, params).then(idsOf)
      : Promise.resolve([]);
  const count = counting.then((counted) => {
    const whole = onlyRow(counted).count;
    return { total: Math.min(whole, maxCounted), atLeast: whole > maxCounted };
  });
  return { ids: finding, count };
}

const foundTogether = (found: Promise<Found>): FoundPage => ({
  ids: found.then(({ ids }) => ids),
  count: found,
});

/** One page of a list, at a cost that does not grow with the list (S23); a page outside it is empty (G80). */
export function findPage(db: Queryable, list: List, request: PageRequest): FoundPage {
  const { anchored, counted, search, order } = list;
  const { ofDay } = order;
  if (search) return foundTogether(pageOfSearch(db, list, request));
  if (anchored) return pageByAnchors(db, list, request);
  if (!counted) return pageByCounting(db, list, request);
  return foundTogether(
    ofDay
      ? pageByDays(db, list, { ...request, counted, ofDay })
      : pageByOffset(db, list, { ...request, counted }),
  );
}
