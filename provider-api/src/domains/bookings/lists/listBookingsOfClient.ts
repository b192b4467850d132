import type { listBookingsOfClient as endpoint } from 'shared-api/contract';
import { may } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { bookingList } from './bookingList.ts';

/** One client's bookings, for staff; a client has their own alone (S19). */
export const listBookingsOfClient: Verb<typeof endpoint> = (ctx, { params: { id }, query }) => {
  const readsAll = may(ctx.actor, 'bookings.readAll');
  if (!readsAll && id !== ctx.actor.id) throw new NotFound('There is no such user');
  const { pageNumber } = query;
  return bookingList.page(ctx, readsAll ? { pageNumber, clientId: id } : { pageNumber });
};
