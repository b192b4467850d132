import type { Queryable } from '../../db/index.ts';
import { type Filter, filter, whereOf } from '../../lists/index.ts';
import { type BookingRow, bookingTables, columnsWithFlight } from './bookingRow.ts';

export const withId = (id: number): Filter => filter(id, (parameter) => `b.id = ${parameter}::bigint`);

export const ofBatch = (batchCode: string): Filter =>
  filter(batchCode, (parameter) => `b.batch_code = ${parameter}::uuid`);

export async function selectBookings(db: Queryable, filters: readonly Filter[]): Promise<BookingRow[]> {
  const { where, params } = whereOf(filters);
  return db.all<BookingRow>(
    `select ${columnsWithFlight} from ${bookingTables} where ${where} order by b.id`,
    params,
  );
}
