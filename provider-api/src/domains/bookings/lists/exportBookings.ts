import type { exportBookings as endpoint } from 'shared-api/contract';
import type { Verb } from '../../../http/context.ts';
import { bookingList } from './bookingList.ts';

/** What the staff's list of bookings shows, all pages. */
export const exportBookings: Verb<typeof endpoint> = (ctx, { query }) => bookingList.csv(ctx, query);
