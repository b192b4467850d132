import { type Booking, pageMeta } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import { type Database, prepared } from '../../db/index.ts';
import type { Reply } from '../../http/context.ts';
import { inOrder } from '../lists/index.ts';
import { bookingReply } from './bookingReply.ts';
import { type BookingRow, bookingColumns, bookingTables } from './bookingRow.ts';
import type { Condition } from './conditions.ts';
import { passengersOf } from './passengerRow.ts';
import { bookingsAt, countBookings } from './positions.ts';

const { pageSize } = portalSettings;

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

/** One page of a client's bookings, newest first (S23). A page outside the range is empty (G80). */
export async function bookingsPage(
  db: Database,
  conditions: readonly Condition[],
  pageNumber = 1,
): Promise<Reply<Booking[]>> {
  const total = await countBookings(db, conditions);
  const offset = (pageNumber - 1) * pageSize;
  const ids = await bookingsAt(db, { conditions, offset, limit: pageSize, total });
  return { data: await bookingsOf(db, ids), meta: pageMeta(pageNumber, total, pageSize) };
}
