import type { listBookingsOfService as endpoint } from 'shared-api/contract';
import type { Verb } from '../../../http/context.ts';
import { bookingList } from './bookingList.ts';

/** The bookings of one service, for staff. */
export const listBookingsOfService: Verb<typeof endpoint> = (ctx, { params: { serviceId }, query }) =>
  bookingList.page(ctx, { pageNumber: query.pageNumber, serviceId });
