import type { listOwnBookings as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { bookingScope } from './bookingScope.ts';
import { bookingsPage } from './bookingsPage.ts';

/** The client's own bookings. */
export const listOwnBookings: Verb<typeof endpoint> = ({ db, actor }, { query }) =>
  bookingsPage(db, bookingScope(actor), query.pageNumber);
