import type { Booking, listBookings, QueryOf } from 'shared-api/contract';
import type { Context, Reply } from '../../http/context.ts';
import { listPage } from '../lists/index.ts';
import { bookingsOf, bookingsPage } from './bookingsPage.ts';
import { isMarked } from './conditions.ts';
import { staffBookings } from './staffBookings.ts';

/** A page of the bookings that exist for the caller, narrowed, searched and sorted as asked. */
export async function askedBookings(
  ctx: Context,
  query: QueryOf<typeof listBookings>,
): Promise<Reply<Booking[]>> {
  const { db } = ctx;
  const list = staffBookings(ctx, query);
  if (isMarked(list.conditions) && !query.sort && !list.search)
    return bookingsPage(db, list.conditions, query.pageNumber);
  const { ids, meta } = await listPage(db, list, query.pageNumber);
  return { data: await bookingsOf(db, ids), meta };
}
