import type { listOwnBookings as endpoint } from 'shared-api/contract';
import type { Verb } from '../../../http/context.ts';
import { bookingList } from './bookingList.ts';

/** The client's own bookings, filtered, searched and sorted as asked. */
export const listOwnBookings: Verb<typeof endpoint> = (ctx, { query }) => bookingList.page(ctx, query);
