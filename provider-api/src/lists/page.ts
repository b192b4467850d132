import { onlyRow, type Queryable } from '../db/index.ts';
import { type CountedDays, countDays, countRollup, daysOf } from '../rollups/index.ts';
import { whereOf } from './filter.ts';
import { type List, orderBy } from './list.ts';
import { readForOrder, type Source, sourceOf } from './source.ts';

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

/** More of a scattered list are found sooner in its order. */
const maxScattered = 50_000;

interface Id {
  id: number;
}
const idsOf = ({ rows }: { rows: Id[] }): number[] => rows.map(({ id }) => id);

async function readIds(
  db: Queryable,
  { id, order }: List,
  { from, where, params }: Source,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  if (limit <= 0) return [];
  const sql = `select ${id} as id from ${from} where ${where} order by ${orderBy(order)} limit ${limit} offset ${offset}`;
  return idsOf(await db.query<Id>(sql, params));
}

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
): Promise<FoundPage> {
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
): Promise<FoundPage> {
  const whole = await countByRollups(db, counted);
  const total = Math.min(whole, list.maxCounted);
  const scattered = list.order.scattered && whole <= maxScattered;
  const source = scattered ? readForOrder(list) : await sourceOf(db, list);
  const limit = Math.min(pageSize, total - offset);
  return { ids: await readIds(db, list, source, { limit, offset }), total, atLeast: whole > total };
}

/** What a search finds is few, or looked for among few: counted and shown in one reading. */
async function pageOfSearch(db: Queryable, list: List, request: PageRequest): Promise<FoundPage> {
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
async function pageByCounting(
  db: Queryable,
  list: List,
  { offset, pageSize }: PageRequest,
): Promise<FoundPage> {
  const source = await sourceOf(db, list);
  const { maxCounted } = list;
  const listed = `from ${source.from} where ${source.where}`;
  const counted = Number.isFinite(maxCounted)
    ? `from (select ${listed} order by ${orderBy(list.order)} limit ${maxCounted + 1}) counted`
    : listed;
  const [counts, ids] = await Promise.all([
    db.query<{ count: number }>(`select count(*) as count ${counted}`, source.params),
    readIds(db, list, source, { limit: Math.min(pageSize, maxCounted - offset), offset }),
  ]);
  const whole = onlyRow(counts).count;
  return { ids, total: Math.min(whole, maxCounted), atLeast: whole > maxCounted };
}

/** One page of a list, at a cost that does not grow with what others have in it (S23); a page outside it is empty (G80). */
export async function findPage(db: Queryable, list: List, request: PageRequest): Promise<FoundPage> {
  const { counted, search, filters, order } = list;
  const { ofDay } = order;
  if (search) return pageOfSearch(db, list, request);
  if (!counted) return pageByCounting(db, list, request);
  if (!ofDay) return pageByOffset(db, list, { ...request, counted });
  if (request.offset > 0 || filters.length > 0) return pageByDays(db, list, { ...request, counted, ofDay });
  const [total, ids] = await Promise.all([
    countByRollups(db, counted),
    readIds(db, list, await sourceOf(db, list), { limit: request.pageSize, offset: 0 }),
  ]);
  return { ids, total };
}
