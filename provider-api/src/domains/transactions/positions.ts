import { onlyRow, type Queryable } from '../../db/index.ts';
import { type TransactionFilter, whereOf } from './filter.ts';
import { bookingType, type TransactionType } from './transactionTypes.ts';

/** The marks of one type's list, of the client whose id the parameter holds, or of everybody for 0. */
const marksOf = (type: TransactionType, user: string): string =>
  type === bookingType
    ? `select position, created_at, booking_id as id from booking_marks where user_id = ${user}::bigint`
    : `select position, created_at, payment_id as id from payment_marks
        where type = ${type} and user_id = ${user}::bigint`;

/** Whether marks count the list: it is one type's, of one client or of everybody, and narrowed by nothing else. */
const isMarked = ({ airportIds, paymentStatus, search }: TransactionFilter): boolean =>
  !airportIds && !paymentStatus && !search?.trim();

async function countAll(db: Queryable, filter: TransactionFilter): Promise<number> {
  const { where, params } = whereOf(filter);
  const counted = await db.query<{ count: number }>(
    `select count(*) as count from transactions where ${where}`,
    params,
  );
  return onlyRow(counted).count;
}

/** Counted from the list's last mark on. */
async function countOfType(db: Queryable, filter: TransactionFilter, type: TransactionType): Promise<number> {
  const { where, params } = whereOf({ ...filter, types: [type] });
  const counted = await db.query<{ count: number }>(
    `with last as (${marksOf(type, `$${params.length + 1}`)} order by position desc limit 1)
     select coalesce((select position from last), 0) + count(*) as count from transactions
      where ${where} and (created_at, transaction_id) > (coalesce((select created_at from last), '-infinity'),
                                                         coalesce((select id from last), 0))`,
    [...params, filter.userId ?? 0],
  );
  return onlyRow(counted).count;
}

/** How many transactions a list has. */
export async function countTransactions(db: Queryable, filter: TransactionFilter): Promise<number> {
  if (!isMarked(filter)) return countAll(db, filter);
  const counts = await Promise.all(filter.types.map((type) => countOfType(db, filter, type)));
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Place {
  /** From the newest. */
  offset: number;
  limit: number;
  total: number;
}

/** SQL that chooses a page, with its parameters: reached from the nearest mark, else from the nearer end. */
export function pageOf(filter: TransactionFilter, { offset, limit, total }: Place) {
  const { where, params } = whereOf(filter);
  const [type, ...others] = filter.types;
  if (type !== undefined && others.length === 0 && isMarked(filter)) {
    const at = (index: number) => `$${params.length + index}`;
    const sql = `
      select * from transactions
       where ${where} and (created_at, transaction_id) <= (
               coalesce((select created_at from mark), 'infinity'),
               coalesce((select id from mark), 9223372036854775807))
       order by created_at desc, transaction_id desc
       limit ${limit} offset coalesce((select position from mark) - ${at(2)}::bigint, ${at(3)}::bigint)`;
    const mark = `${marksOf(type, at(1))} and position >= ${at(2)}::bigint order by position limit 1`;
    return { mark, sql, params: [...params, filter.userId ?? 0, total - offset, offset] };
  }
  const fromTheEnd = Math.max(0, total - offset - limit);
  const backwards = offset > fromTheEnd;
  const order = backwards ? 'asc' : 'desc';
  const sql = `
    select * from transactions where ${where} order by created_at ${order}, transaction_id ${order}
     limit ${Math.min(limit, Math.max(0, total - offset))} offset $${params.length + 1}::bigint`;
  return { sql, params: [...params, backwards ? fromTheEnd : offset] };
}
