import type { listBookingsOfClient as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { bookingScope } from './bookingScope.ts';
import { bookingsPage } from './bookingsPage.ts';
import { ownedBy } from './conditions.ts';

/** One client's bookings, for staff. */
export const listBookingsOfClient: Verb<typeof endpoint> = ({ db, actor }, { params, query }) =>
  bookingsPage(db, [ownedBy(params.id), ...bookingScope(actor)], query.pageNumber);
