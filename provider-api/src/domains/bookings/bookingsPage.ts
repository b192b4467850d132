import { type Booking, pageMeta } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import type { Database } from '../../db/index.ts';
import type { Reply } from '../../http/context.ts';
import { bookingReply } from './bookingReply.ts';
import { type BookingRow, bookingColumns, bookingTables } from './bookingRow.ts';
import { type Condition, whereOf } from './conditions.ts';
import { passengersOf } from './passengerRow.ts';

const { pageSize } = portalSettings;

/** The position is found on the index alone; names are joined for the ten rows of the page. */
const pageSql = (where: string, offset: string) => `
  with page as (
    select b.id, b.created_at from bookings b where ${where}
     order by b.created_at desc, b.id desc
     limit ${pageSize} offset ${offset})
  select ${bookingColumns} from ${bookingTables} join page on page.id = b.id
   order by page.created_at desc, page.id desc`;

/** One page of bookings, newest first (S23). A page outside the range is empty (G80). */
export async function bookingsPage(
  db: Database,
  conditions: readonly Condition[],
  pageNumber = 1,
): Promise<Reply<Booking[]>> {
  const { where, params } = whereOf(conditions);
  const offset = Math.min((pageNumber - 1) * pageSize, Number.MAX_SAFE_INTEGER);
  const [page, count] = await Promise.all([
    db.query<BookingRow>(pageSql(where, `$${params.length + 1}::bigint`), [...params, offset]),
    db.query<{ total: number }>(`select count(*) as total from bookings b where ${where}`, params),
  ]);
  const passengers = await passengersOf(
    db,
    page.rows.map(({ id }) => id),
  );
  return {
    data: page.rows.map((row) => bookingReply(row, passengers.get(row.id) ?? [])),
    meta: pageMeta(pageNumber, count.rows[0]?.total ?? 0, pageSize),
  };
}
