import type { listBookings as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { listPage } from '../lists/index.ts';
import { bookingsOf } from './bookingsPage.ts';
import { staffBookings } from './staffBookings.ts';

/** Every booking for staff, narrowed, searched and sorted as asked. */
export const listBookings: Verb<typeof endpoint> = async (ctx, { query }) => {
  const { ids, meta } = await listPage(ctx.db, await staffBookings(ctx, query), query.pageNumber);
  return { data: await bookingsOf(ctx.db, ids), meta };
};
