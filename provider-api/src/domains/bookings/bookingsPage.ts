import type { Booking } from 'shared-api/contract';
import { type Database, prepared } from '../../db/index.ts';
import type { Reply } from '../../http/context.ts';
import { bookingMarks, inOrder, markedPage } from '../lists/index.ts';
import { bookingReply } from './bookingReply.ts';
import { type BookingRow, bookingColumns, bookingTables } from './bookingRow.ts';
import { type Condition, isMarked } from './conditions.ts';
import { passengersOf } from './passengerRow.ts';

/** Names are joined for the ten rows of the page alone. */
const rowsSql = prepared(`select ${bookingColumns} from ${bookingTables} where b.id = any ($1::bigint[])`);

/** The bookings with these ids, in their order. */
export async function bookingsOf(db: Database, ids: readonly number[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const [{ rows }, passengers] = await Promise.all([
    db.query<BookingRow>(rowsSql, [ids]),
    passengersOf(db, ids),
  ]);
  return inOrder(ids, rows, ({ id }) => id).map((row) => bookingReply(row, passengers.get(row.id) ?? []));
}

/** One page of a client's bookings, or of everybody's, newest first (S23). */
export function bookingsPage(
  db: Database,
  conditions: readonly Condition[],
  pageNumber = 1,
): Promise<Reply<Booking[]>> {
  const list = {
    from: 'bookings b',
    createdAt: 'b.created_at',
    id: 'b.id',
    conditions,
    parts: [{ conditions, marks: isMarked(conditions) ? bookingMarks : undefined }],
    userId: conditions[0]?.ownerId ?? 0,
  };
  return markedPage(db, list, { pageNumber, read: (ids) => bookingsOf(db, ids) });
}
