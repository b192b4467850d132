import type { listBookingsOfService as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { listPage } from '../lists/index.ts';
import { bookingScope } from './bookingScope.ts';
import { bookingsOf } from './bookingsPage.ts';
import { ofService } from './conditions.ts';
import { newestBookings } from './staffBookings.ts';

/** The bookings of one service, for staff. */
export const listBookingsOfService: Verb<typeof endpoint> = async ({ db, actor }, { params, query }) => {
  const list = newestBookings([ofService(params.serviceId), ...bookingScope(actor)]);
  const { ids, meta } = await listPage(db, list, query.pageNumber);
  return { data: await bookingsOf(db, ids), meta };
};
