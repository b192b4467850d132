import type { listOwnBookings as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { askedBookings } from './askedBookings.ts';

/** The client's own bookings, narrowed, searched and sorted as asked. */
export const listOwnBookings: Verb<typeof endpoint> = (ctx, { query }) => askedBookings(ctx, query);
