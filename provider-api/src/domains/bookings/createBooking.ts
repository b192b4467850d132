import { createBooking as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { bookOnce } from './bookOnce.ts';

/** Books one flight, by the same rules as the array. */
export const createBooking: Verb<typeof endpoint> = (ctx, { body, query }) =>
  bookOnce(ctx, {
    endpoint,
    input: [body, query],
    entries: [{ at: '', entry: body }],
    expectedTotal: query.expectedTotal,
    termsVersion: query.termsVersion,
    reply: ([booking, another]) => {
      // Passengers of several flights (G59) are several bookings, which this reply could not carry.
      if (!booking || another) throw new Invalid({ Passengers: ['Invalid passengers'] });
      return booking;
    },
    bookingsOf: (booking) => [booking],
  });
