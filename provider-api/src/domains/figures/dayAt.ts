import type { Queryable } from '../../db/index.ts';
import { chosenFigures, type FigureChoice } from './chosenFigures.ts';

export interface DayInList {
  /** YYYY-MM-DD, in Lagos. */
  day: string;
  /** How many of the list are of later days. */
  later: number;
}

/** The day to which the one at `offset` from the newest belongs, in a list that is ordered by the figure's days. */
export async function dayAt(
  db: Queryable,
  choice: FigureChoice,
  offset: number,
): Promise<DayInList | undefined> {
  const { sql, params } = chosenFigures(choice, { by: 'day' });
  const { rows } = await db.query<DayInList>(
    `select day, later
       from (select day, count, (sum(count) over (order by day desc))::bigint - count as later
               from (select day, sum(count)::bigint as count from (${sql}) chosen group by day) daily) placed
      where later <= $${params.length + 1}::bigint and later + count > $${params.length + 1}::bigint
      order by day desc limit 1`,
    [...params, offset],
  );
  return rows[0];
}
