import { onlyRow, prepared, type Queryable } from '../db/index.ts';
import { type RollupFilter, rollupRows } from './rollupRows.ts';

/** A filter, and the days that are left of it; both ends belong to them. */
export interface CountedDays {
  rollup: RollupFilter;
  from?: string | undefined;
  to?: string | undefined;
}

/** The days and counts of several filters, with the parameters from $1 on. */
function rowsOf(counted: readonly CountedDays[], by: 'total' | 'day'): { sql: string; params: unknown[] } {
  const params: unknown[] = [];
  const arms = counted.map(({ rollup, from, to }) => {
    const rows = rollupRows(rollup, { by: from || to ? 'day' : by, from: params.length + 1 });
    params.push(...rows.params, from ?? '-infinity', to ?? 'infinity');
    return `select day, count from (${rows.sql}) counter
             where day between $${params.length - 1}::date and $${params.length}::date`;
  });
  return { sql: arms.join(' union all '), params };
}

/** How many there are on the days of several filters together. */
export async function countDays(db: Queryable, counted: readonly CountedDays[]): Promise<number> {
  const { sql, params } = rowsOf(counted, 'total');
  const total = await db.query<{ total: number }>(
    `select coalesce(sum(count), 0)::bigint as total from (${sql}) counted`,
    params,
  );
  return onlyRow(total).total;
}

export interface PageInDays {
  total: number;
  /** The days, YYYY-MM-DD, that the page's entries are of. */
  days: string[];
  /** How many entries of the first of those days come before the page. */
  skip: number;
}

/** Where a page of a list in the order of its days is found, without reading what comes before it. */
export async function daysOf(
  db: Queryable,
  counted: readonly CountedDays[],
  { offset, limit, descending }: { offset: number; limit: number; descending: boolean },
): Promise<PageInDays> {
  const { sql, params } = rowsOf(counted, 'day');
  const [from, to] = [`$${params.length + 1}::bigint`, `$${params.length + 2}::bigint`];
  const { rows } = await db.query<{ total: number; day: string | null; before: number | null }>(
    prepared(`with daily as (
       select day, sum(count)::bigint as count from (${sql}) counted group by day having sum(count) > 0
     ), placed as (
       select day, count, (sum(count) over (order by day ${descending ? 'desc' : 'asc'}))::bigint - count as before
         from daily
     )
     select total.count as total, page.day, page.before
       from (select coalesce(sum(count), 0)::bigint as count from daily) total
       left join (select day, before from placed where before < ${to} and before + count > ${from}) page on true
      order by page.before`),
    [...params, offset, offset + limit],
  );
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    days: rows.flatMap(({ day }) => (day === null ? [] : [day])),
    skip: offset - (first?.before ?? offset),
  };
}
