import type { Queryable } from '../../db/index.ts';
import { chosenFigures, type FigureChoice } from './chosenFigures.ts';

export interface Sum {
  count: number;
  kobo: number;
}

/** The totals of several choices in one round trip, by the names that they are given. */
export async function sumFigures<N extends string>(
  db: Queryable,
  choices: Readonly<Record<N, FigureChoice>>,
): Promise<Record<N, Sum>> {
  const names = Object.keys(choices) as N[];
  const params: unknown[] = [];
  const arms = names.map((name, index) => {
    const { sql, params: own } = chosenFigures(choices[name], { by: 'total', from: params.length + 1 });
    params.push(...own);
    return `select ${index} as place, coalesce(sum(count), 0)::bigint as count, coalesce(sum(kobo), 0)::bigint as kobo
              from (${sql}) chosen`;
  });
  const { rows } = await db.query<Sum & { place: number }>(arms.join(' union all '), params);
  const sums = new Map(rows.map(({ place, count, kobo }) => [names[place], { count, kobo }]));
  const none = { count: 0, kobo: 0 };
  return Object.fromEntries(names.map((name) => [name, sums.get(name) ?? none])) as Record<N, Sum>;
}

/** How many there are of one choice. */
export const countFigure = async (db: Queryable, choice: FigureChoice): Promise<number> =>
  (await sumFigures(db, { chosen: choice })).chosen.count;
