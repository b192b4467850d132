import { onlyRow, prepared, type Queryable } from '../../db/index.ts';
import { type Condition, condition, whereOf } from './conditions.ts';

interface Mark {
  /** How many bookings of the list are as old as this one or older. */
  position: number;
  /** As the database writes it, which is finer than a Date. */
  createdAt: string;
  bookingId: number;
}

/** Whose marks a list is paged by: one client's, everybody's (0), or none for a list that is narrowed otherwise. */
function marksOf(conditions: readonly Condition[]): number | undefined {
  const [first, ...others] = conditions;
  if (!first) return 0;
  return others.length === 0 ? first.ownerId : undefined;
}

const marks = (order: 'asc' | 'desc') =>
  prepared(
    `select position, created_at::text as "createdAt", booking_id as "bookingId" from booking_marks
      where user_id = $1 and position >= $2 order by position ${order} limit 1`,
  );
const lastMark = marks('desc');
const nextMark = marks('asc');

/** The last mark, or the first one from a position on; a query of its own, so that the next one is planned by its values. */
async function findMark(
  db: Queryable,
  conditions: readonly Condition[],
  from?: number,
): Promise<Mark | undefined> {
  const user = marksOf(conditions);
  if (user === undefined) return undefined;
  const { rows } = await db.query<Mark>(from === undefined ? lastMark : nextMark, [user, from ?? 0]);
  return rows[0];
}

const beside = ({ createdAt, bookingId }: Mark, sign: '>' | '<='): Condition[] => [
  // Redundant, but what the planner can estimate.
  condition(createdAt, (at) => `b.created_at ${sign === '>' ? '>=' : '<='} ${at}::timestamptz`),
  condition([createdAt, String(bookingId)], (mark) => {
    const [at, id] = [`(${mark}::text[])[1]::timestamptz`, `(${mark}::text[])[2]::bigint`];
    return `(b.created_at, b.id) ${sign} (${at}, ${id})`;
  }),
];

/** How many bookings a list has, counted from its last mark on. */
export async function countBookings(db: Queryable, conditions: readonly Condition[]): Promise<number> {
  const mark = await findMark(db, conditions);
  const { where, params } = whereOf([...conditions, ...(mark ? beside(mark, '>') : [])]);
  const count = await db.query<{ counted: number }>(
    `select count(*) as counted from bookings b where ${where}`,
    params,
  );
  return (mark?.position ?? 0) + onlyRow(count).counted;
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
  const fromOldest = total - offset;
  const mark = await findMark(db, conditions, fromOldest);
  const { where, params } = whereOf([...conditions, ...(mark ? beside(mark, '<=') : [])]);
  const { rows } = await db.query<{ id: number }>(
    `select b.id from bookings b where ${where}
      order by b.created_at desc, b.id desc limit ${limit} offset $${params.length + 1}::bigint`,
    [...params, mark ? mark.position - fromOldest : offset],
  );
  return rows.map(({ id }) => id);
}
