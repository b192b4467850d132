import type { Booking } from 'shared-api/contract';
import { type Database, prepared } from '../../../db/index.ts';
import { inOrder } from '../../../lists/index.ts';
import { type BookingRow, bookingColumns, bookingReply, bookingTables, passengersOf } from '../bookingRow.ts';

/** Names are joined for the ten rows of the page alone. */
const rowsSql = prepared(`select ${bookingColumns} from ${bookingTables} where b.id = any ($1::bigint[])`);

/** The bookings with these ids, in their order. */
export async function bookingsOf(db: Database, ids: readonly number[]): Promise<Booking[]> {
  const [{ rows }, passengers] = await Promise.all([
    db.query<BookingRow>(rowsSql, [ids]),
    passengersOf(db, ids),
  ]);
  return inOrder(ids, rows, ({ id }) => id).map((row) => bookingReply(row, passengers.get(row.id) ?? []));
}
