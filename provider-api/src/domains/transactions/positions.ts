import { onlyRow, type Queryable } from '../../db/index.ts';
import { type Condition, condition, whereOf } from '../lists/index.ts';
import { conditionsOf, type TransactionFilter } from './filter.ts';
import { bookingType, type TransactionType } from './transactionTypes.ts';

/** The whole list of a client, newest first. */
export type ClientList = Pick<TransactionFilter, 'types'> & { userId: number };

interface Mark {
  /** How many of the list are as old as this one or older. */
  position: number;
  /** As the database writes it, which is finer than a Date. */
  createdAt: string;
  id: number;
}

const marksOf = (type: TransactionType): string =>
  type === bookingType
    ? 'select position, created_at::text as "createdAt", booking_id as id from booking_marks where user_id = $1'
    : `select position, created_at::text as "createdAt", payment_id as id from payment_marks
        where user_id = $1 and type = ${type}`;

/** The last mark, or the first one from a position on; a query of its own, so that the next one is planned by its values. */
async function findMark(
  db: Queryable,
  { type, userId }: { type: TransactionType; userId: number },
  from?: number,
): Promise<Mark | undefined> {
  const { rows } = await db.query<Mark>(
    `${marksOf(type)} and position >= $2 order by position ${from === undefined ? 'desc' : 'asc'} limit 1`,
    [userId, from ?? 0],
  );
  return rows[0];
}

const beside = ({ createdAt, id }: Mark, sign: '>' | '<='): Condition[] => [
  // Redundant, but what the planner can estimate.
  condition(createdAt, (at) => `t.created_at ${sign === '>' ? '>=' : '<='} ${at}::timestamptz`),
  condition([createdAt, String(id)], (mark) => {
    const [at, key] = [`(${mark}::text[])[1]::timestamptz`, `(${mark}::text[])[2]::bigint`];
    return `(t.created_at, t.transaction_id) ${sign} (${at}, ${key})`;
  }),
];

/** Counted from the list's last mark on. */
async function countOfType(db: Queryable, type: TransactionType, userId: number): Promise<number> {
  const mark = await findMark(db, { type, userId });
  const { where, params } = whereOf([
    ...conditionsOf({ types: [type], userId }),
    ...(mark ? beside(mark, '>') : []),
  ]);
  const counted = await db.query<{ count: number }>(
    `select count(*) as count from transactions t where ${where}`,
    params,
  );
  return (mark?.position ?? 0) + onlyRow(counted).count;
}

/** How many transactions a client's list has. */
export async function countTransactions(db: Queryable, { types, userId }: ClientList): Promise<number> {
  const counts = await Promise.all(types.map((type) => countOfType(db, type, userId)));
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Place {
  /** From the newest. */
  offset: number;
  limit: number;
  total: number;
}

/** The ids of a page, newest first: reached from the nearest later mark, in a list of several types from the nearer end. */
export async function transactionsAt(
  db: Queryable,
  list: ClientList,
  { offset, limit, total }: Place,
): Promise<number[]> {
  if (offset >= total) return [];
  const [type, ...others] = list.types;
  const fromOldest = total - offset;
  const mark =
    type !== undefined && others.length === 0
      ? await findMark(db, { type, userId: list.userId }, fromOldest)
      : undefined;
  const { where, params } = whereOf([...conditionsOf(list), ...(mark ? beside(mark, '<=') : [])]);
  const shown = Math.min(limit, fromOldest);
  const fromTheEnd = fromOldest - shown;
  const backwards = !mark && offset > fromTheEnd;
  const order = backwards ? 'asc' : 'desc';
  const skipped = mark ? mark.position - fromOldest : Math.min(offset, fromTheEnd);
  const { rows } = await db.query<{ id: number }>(
    `select t.transaction_id as id from transactions t where ${where}
      order by t.created_at ${order}, t.transaction_id ${order} limit ${shown} offset ${skipped}`,
    params,
  );
  const ids = rows.map(({ id }) => id);
  return backwards ? ids.reverse() : ids;
}
