import { type PageMeta, pageMeta } from 'shared-api/contract';
import { countedAtMost, portalSettings } from 'shared-api/rules';
import { onlyRow, type Queryable } from '../../db/index.ts';
import { pageOffset } from '../../http/pageOffset.ts';
import { type CountedDays, countDays, countFigure, daysOf } from '../figures/index.ts';
import { whereOf } from './condition.ts';
import { type List, ordered } from './list.ts';
import { readForOrder, type Source, sourceOf } from './source.ts';

const { pageSize } = portalSettings;

export interface ListPage {
  /** In the list's order. */
  ids: number[];
  meta: PageMeta;
}

/** More of a scattered list are found sooner in its order. */
const scatteredAtMost = 50_000;

interface Id {
  id: number;
}
const idsOf = ({ rows }: { rows: Id[] }): number[] => rows.map(({ id }) => id);

async function countFigures(db: Queryable, counted: readonly CountedDays[]): Promise<number> {
  if (counted.some(({ from, to }) => from || to)) return countDays(db, counted);
  const counts = await Promise.all(counted.map(({ choice }) => countFigure(db, choice)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Counted as far as the list is shown; in its order, so that an index is read and not the table. */
async function countUpTo(db: Queryable, list: List, { from, where, params }: Source): Promise<number> {
  const counted = await db.query<{ count: number }>(
    `select count(*) as count
       from (select from ${from} where ${where} order by ${ordered(list.order)} limit ${countedAtMost + 1}) counted`,
    params,
  );
  return onlyRow(counted).count;
}

/** A list in the order of its figures' days: any page is read from its own days alone. */
async function pageByDays(
  db: Queryable,
  list: List,
  {
    counted,
    ofDay,
    pageNumber,
  }: { counted: readonly CountedDays[]; ofDay: (day: string) => string; pageNumber: number },
): Promise<ListPage> {
  const { from, id, conditions, order } = list;
  const offset = pageOffset(pageNumber);
  const { descending } = order;
  const { total, days, skip } = await daysOf(db, counted, { offset, limit: pageSize, descending });
  const meta = pageMeta(pageNumber, total, pageSize);
  if (days.length === 0) return { ids: [], meta };
  const { where, params } = whereOf(conditions);
  const named = order.columns.map((column, index) => `${column} as o${index}`).join(', ');
  const outside = ordered({ columns: order.columns.map((_, index) => `o${index}`), descending });
  const found = await db.query<Id>(
    `select found.id
       from unnest($${params.length + 1}::date[]) on_day (day)
      cross join lateral (
        select ${id} as id, ${named} from ${from}
         where ${where} and ${ofDay('on_day.day')}
         order by ${ordered(order)} limit ${skip + pageSize}) found
      order by ${outside} limit ${pageSize} offset ${skip}`,
    [...params, days],
  );
  return { ids: idsOf(found), meta };
}

/** Any other list: counted, and shown, as far as {@link countedAtMost}. */
async function pageByOffset(db: Queryable, list: List, pageNumber: number): Promise<ListPage> {
  const source = await sourceOf(db, list);
  const whole = list.counted ? await countFigures(db, list.counted) : await countUpTo(db, list, source);
  const total = Math.min(whole, countedAtMost);
  const meta = pageMeta(pageNumber, total, pageSize, whole > total);
  const offset = pageOffset(pageNumber);
  if (offset >= total) return { ids: [], meta };
  const { from, where, params } = list.scattered && whole <= scatteredAtMost ? readForOrder(list) : source;
  const found = await db.query<Id>(
    `select ${list.id} as id from ${from} where ${where}
      order by ${ordered(list.order)} limit ${Math.min(pageSize, total - offset)} offset ${offset}`,
    params,
  );
  return { ids: idsOf(found), meta };
}

/** What a search finds is few, or looked for among few: counted and shown in one reading. */
async function pageOfSearch(db: Queryable, list: List, pageNumber: number): Promise<ListPage> {
  const { from, where, params, partial } = await sourceOf(db, list);
  const offset = Math.min(pageOffset(pageNumber), countedAtMost);
  const { rows } = await db.query<{ id: number | null; whole: number }>(
    `with found as materialized (select ${list.id} as id, row_number() over (order by ${ordered(list.order)}) as place
                                   from ${from} where ${where})
     select page.id, total.whole
       from (select count(*) as whole from found) total
       left join found page on page.place > $${params.length + 1}::bigint and page.place <= $${params.length + 2}::bigint
      order by page.place`,
    [...params, offset, Math.min(offset + pageSize, countedAtMost)],
  );
  const whole = rows[0]?.whole ?? 0;
  const total = Math.min(whole, countedAtMost);
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    meta: pageMeta(pageNumber, total, pageSize, partial || whole > total),
  };
}

/** One page of a list, at a cost that does not grow with the list (S23); a page outside it is empty (G80). */
export async function listPage(db: Queryable, list: List, pageNumber = 1): Promise<ListPage> {
  const { counted, search, order } = list;
  const { ofDay } = order;
  if (search) return pageOfSearch(db, list, pageNumber);
  return counted && ofDay
    ? pageByDays(db, list, { counted, ofDay, pageNumber })
    : pageByOffset(db, list, pageNumber);
}

/** Rows in the order of their ids' list. */
export function inOrder<R>(ids: readonly number[], rows: readonly R[], idOf: (row: R) => number): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
