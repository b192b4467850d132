import type { listBookings as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { askedBookings } from './askedBookings.ts';

/** Every booking for staff, narrowed, searched and sorted as asked. */
export const listBookings: Verb<typeof endpoint> = (ctx, { query }) => askedBookings(ctx, query);
