import type { listBookingsOfService as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { bookingScope } from './bookingScope.ts';
import { bookingsPage } from './bookingsPage.ts';
import { condition } from './conditions.ts';

/** The bookings of one service, for staff. */
export const listBookingsOfService: Verb<typeof endpoint> = async ({ db, actor }, { params, query }) => {
  const ofService = condition(params.serviceId, (id) => `b.service_id = ${id}::bigint`);
  return bookingsPage(db, [ofService, ...(await bookingScope(db, actor))], query.pageNumber);
};
