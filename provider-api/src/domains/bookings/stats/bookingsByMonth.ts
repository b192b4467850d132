import { lagosDate } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import { type Actor, onlyMaker } from '../../../http/actor.ts';

const shownMonths = 12;

function monthsUpTo(now: Date): string[] {
  const [year = 0, month = 1] = lagosDate(now).split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, index) =>
    new Date(Date.UTC(year, month - shownMonths + index)).toISOString().slice(0, 7),
  );
}

export async function bookingsByMonth(
  db: Queryable,
  actor: Actor,
  now: Date,
): Promise<{ month: string; bookings: number }[]> {
  const months = monthsUpTo(now);
  const { rows } = await db.query<{ month: string; bookings: number }>(
    `select to_char(b.created_at at time zone 'Africa/Lagos', 'YYYY-MM') as month, count(*) as bookings
       from bookings b
      where b.owner_id = $1 and b.created_at >= $2::timestamp at time zone 'Africa/Lagos'
        and ($3::bigint is null or b.created_by = $3)
      group by 1`,
    [actor.ownerId, `${months[0]}-01`, onlyMaker(actor)],
  );
  const counted = new Map(rows.map(({ month, bookings }) => [month, bookings]));
  return months.map((month) => ({ month, bookings: counted.get(month) ?? 0 }));
}
