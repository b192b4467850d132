import { createBookings as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { bookOnce } from './bookOnce.ts';

/** Books every entry of the request, or none. */
export const createBookings: Verb<typeof endpoint> = (ctx, { body, query }) =>
  bookOnce(ctx, {
    endpoint,
    input: [body, query],
    entries: body.map((entry, index) => ({ at: `[${index}]`, entry })),
    expectedTotal: query.expectedTotal,
    termsVersion: query.termsVersion,
    reply: (bookings) => bookings,
    bookingsOf: (bookings) => bookings,
  });
