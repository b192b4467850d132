import type * as calls from 'shared-api/contract';
import { may } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { bookingList } from './bookingList.ts';
import { travellerList } from './travellerList.ts';

/** Every booking for staff, filtered, searched and sorted as asked. */
export const listBookings: Verb<typeof calls.listBookings> = (ctx, { query }) => bookingList.page(ctx, query);

/** What the staff's list of bookings shows, all pages. */
export const exportBookings: Verb<typeof calls.exportBookings> = (ctx, { query }) =>
  bookingList.csv(ctx, query);

/** The client's own bookings, filtered, searched and sorted as asked. */
export const listOwnBookings: Verb<typeof calls.listOwnBookings> = (ctx, { query }) =>
  bookingList.page(ctx, query);

/** What the client's own list shows, all pages, with a line for every passenger. */
export const exportOwnBookings: Verb<typeof calls.exportOwnBookings> = (ctx, { query }) =>
  travellerList.csv(ctx, query);

/** One client's bookings, for staff; a client has their own alone (S19). */
export const listBookingsOfClient: Verb<typeof calls.listBookingsOfClient> = (
  ctx,
  { params: { id }, query },
) => {
  const readsAll = may(ctx.actor, 'bookings.readAll');
  if (!readsAll && id !== ctx.actor.ownerId) throw new NotFound('There is no such user');
  const { pageNumber } = query;
  return bookingList.page(ctx, readsAll ? { pageNumber, clientId: id } : { pageNumber });
};

/** The bookings of one service, for staff. */
export const listBookingsOfService: Verb<typeof calls.listBookingsOfService> = (
  ctx,
  { params: { serviceId }, query },
) => bookingList.page(ctx, { pageNumber: query.pageNumber, serviceId });
