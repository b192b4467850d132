import type { listBookings as endpoint } from 'shared-api/contract';
import type { Verb } from '../../../http/context.ts';
import { bookingList } from './bookingList.ts';

/** Every booking for staff, filtered, searched and sorted as asked. */
export const listBookings: Verb<typeof endpoint> = (ctx, { query }) => bookingList.page(ctx, query);
