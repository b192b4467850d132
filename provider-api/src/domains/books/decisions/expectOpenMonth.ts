import { monthLater, monthText } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import { Conflict } from '../../../http/errors.ts';

export async function expectOpenMonth(db: Queryable, day: string): Promise<void> {
  const { closed } = await db.one<{ closed: string | null }>(
    `select to_char(max(month), 'YYYY-MM') as closed from months where status = 'Closed'`,
  );
  if (closed === null) return;
  const next = monthLater(closed, 1);
  if (day.slice(0, 7) !== next)
    throw new Conflict(
      `Months are closed until ${monthText(closed)}: choose a day in ${monthText(next)}`,
      'month_closed',
    );
}
