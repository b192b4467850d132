import type { listBookingsOfClient as endpoint } from 'shared-api/contract';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { bookingScope } from './bookingScope.ts';
import { bookingsPage } from './bookingsPage.ts';
import { ownedBy } from './conditions.ts';

/** One client's bookings, for staff; a client has their own alone (S19). */
export const listBookingsOfClient: Verb<typeof endpoint> = ({ db, actor }, { params: { id }, query }) => {
  const readsAll = may(actor, 'bookings.readAll');
  if (!readsAll && id !== actor.id) throw new NotFound('There is no such user');
  return bookingsPage(db, [ownedBy(id), ...(readsAll ? bookingScope(actor) : [])], query.pageNumber);
};
