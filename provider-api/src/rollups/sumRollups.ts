import type { Queryable } from '../db/index.ts';
import { type RollupFilter, rollupRows } from './rollupRows.ts';

export interface Sum {
  count: number;
  kobo: number;
}

/** The totals that several filters leave in one round trip, by the names that they are given. */
export async function sumRollups<N extends string>(
  db: Queryable,
  filters: Readonly<Record<N, RollupFilter>>,
): Promise<Record<N, Sum>> {
  const names = Object.keys(filters) as N[];
  const params: unknown[] = [];
  const arms = names.map((name, index) => {
    const { sql, params: own } = rollupRows(filters[name], { by: 'total', from: params.length + 1 });
    params.push(...own);
    return `select ${index} as place, coalesce(sum(count), 0)::bigint as count, coalesce(sum(kobo), 0)::bigint as kobo
              from (${sql}) counter`;
  });
  const { rows } = await db.query<Sum & { place: number }>(arms.join(' union all '), params);
  const sums = new Map(rows.map(({ place, count, kobo }) => [names[place], { count, kobo }]));
  const none = { count: 0, kobo: 0 };
  return Object.fromEntries(names.map((name) => [name, sums.get(name) ?? none])) as Record<N, Sum>;
}

/** How many there are that one filter leaves. */
export const countRollup = async (db: Queryable, filter: RollupFilter): Promise<number> =>
  (await sumRollups(db, { counted: filter })).counted.count;
