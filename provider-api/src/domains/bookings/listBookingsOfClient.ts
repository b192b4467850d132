import type { listBookingsOfClient as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { bookingScope } from './bookingScope.ts';
import { bookingsPage } from './bookingsPage.ts';
import { condition } from './conditions.ts';

/** One client's bookings, for staff. */
export const listBookingsOfClient: Verb<typeof endpoint> = async ({ db, actor }, { params, query }) => {
  const ofClient = condition(params.id, (id) => `b.application_user_id = ${id}::bigint`);
  return bookingsPage(db, [ofClient, ...(await bookingScope(db, actor))], query.pageNumber);
};
