import type { listBookings as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { listPage } from '../lists/index.ts';
import { bookingsOf, bookingsPage } from './bookingsPage.ts';
import { isMarked } from './conditions.ts';
import { staffBookings } from './staffBookings.ts';

/** Every booking for staff, narrowed, searched and sorted as asked. */
export const listBookings: Verb<typeof endpoint> = async (ctx, { query }) => {
  const { db } = ctx;
  const list = staffBookings(ctx, query);
  if (isMarked(list.conditions) && !query.sort && !list.search)
    return bookingsPage(db, list.conditions, query.pageNumber);
  const { ids, meta } = await listPage(db, list, query.pageNumber);
  return { data: await bookingsOf(db, ids), meta };
};
