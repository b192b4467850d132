import type { Queryable } from '../../db/index.ts';
import { type BookingRow, bookingColumns, bookingTables } from './bookingRow.ts';
import { type Condition, condition, whereOf } from './conditions.ts';

export const withId = (id: number): Condition => condition(id, (parameter) => `b.id = ${parameter}::bigint`);

export const ofBatch = (batchCode: string): Condition =>
  condition(batchCode, (parameter) => `b.batch_code = ${parameter}::uuid`);

/** The bookings that meet all conditions, the oldest first. */
export async function selectBookings(db: Queryable, conditions: readonly Condition[]): Promise<BookingRow[]> {
  const { where, params } = whereOf(conditions);
  const { rows } = await db.query<BookingRow>(
    `select ${bookingColumns} from ${bookingTables} where ${where} order by b.id`,
    params,
  );
  return rows;
}
