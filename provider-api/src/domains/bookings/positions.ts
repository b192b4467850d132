import { onlyRow, type Queryable } from '../../db/index.ts';
import { type Condition, whereOf } from './conditions.ts';

/** Whose marks a list is paged by: one client's, everybody's (0), or none for a list that is narrowed otherwise. */
function marksOf(conditions: readonly Condition[]): number | undefined {
  const [first, ...others] = conditions;
  if (!first) return 0;
  return others.length === 0 ? first.ownerId : undefined;
}

/** How many bookings a list has, counted from its last mark on. */
export async function countBookings(db: Queryable, conditions: readonly Condition[]): Promise<number> {
  const { where, params } = whereOf(conditions);
  const marks = marksOf(conditions);
  const count =
    marks === undefined
      ? await db.query<{ total: number }>(`select count(*) as total from bookings b where ${where}`, params)
      : await db.query<{ total: number }>(
          `with last as (
             select position, created_at, booking_id from booking_marks
              where user_id = $${params.length + 1}::bigint order by position desc limit 1)
           select coalesce((select position from last), 0) + count(*) as total
             from bookings b
            where ${where} and (b.created_at, b.id) > (coalesce((select created_at from last), '-infinity'),
                                                       coalesce((select booking_id from last), 0))`,
          [...params, marks],
        );
  return onlyRow(count).total;
}

interface Place {
  conditions: readonly Condition[];
  /** From the newest. */
  offset: number;
  limit: number;
  total: number;
}

/** The bookings at a place of the list, newest first, reached from the nearest later mark instead of the newest one. */
export async function bookingsAt(
  db: Queryable,
  { conditions, offset, limit, total }: Place,
): Promise<number[]> {
  if (offset >= total) return [];
  const { where, params } = whereOf(conditions);
  const at = (index: number) => `$${params.length + index}::bigint`;
  const { rows } = await db.query<{ id: number }>(
    `with mark as (
       select position, created_at, booking_id from booking_marks
        where user_id = ${at(1)} and position >= ${at(2)} order by position limit 1)
     select b.id from bookings b
      where ${where} and (b.created_at, b.id) <= (coalesce((select created_at from mark), 'infinity'),
                                                  coalesce((select booking_id from mark), 9223372036854775807))
      order by b.created_at desc, b.id desc
      limit ${limit} offset coalesce((select position from mark) - ${at(2)}, ${at(3)})`,
    [...params, marksOf(conditions) ?? -1, total - offset, offset],
  );
  return rows.map(({ id }) => id);
}
