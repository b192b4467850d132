import { may } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { exportList } from '../../activities/index.ts';
import { bookingList } from './bookingList.ts';
import { travellerList } from './travellerList.ts';

export const listBookings: Verb<'listBookings'> = (ctx, { query }) => bookingList.page(ctx, query);

export const exportBookings: Verb<'exportBookings'> = (ctx, { query }) => exportList(ctx, bookingList, query);

export const listOwnBookings: Verb<'listOwnBookings'> = (ctx, { query }) => bookingList.page(ctx, query);

export const exportOwnBookings: Verb<'exportOwnBookings'> = (ctx, { query }) =>
  exportList(ctx, travellerList, query);

export const listBookingsOfClient: Verb<'listBookingsOfClient'> = (ctx, { params: { id }, query }) => {
  const readsAll = may(ctx.actor, 'bookings.readAll');
  if (!readsAll && id !== ctx.actor.ownerId) throw new NotFound('There is no such user');
  const { pageNumber } = query;
  return bookingList.page(ctx, readsAll ? { pageNumber, clientId: id } : { pageNumber });
};

export const listBookingsOfService: Verb<'listBookingsOfService'> = (ctx, { params: { serviceId }, query }) =>
  bookingList.page(ctx, { pageNumber: query.pageNumber, serviceId });
