import { createBooking as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { bookFlights } from './bookFlights.ts';

/** Books one flight, by the same rules as the array. */
export const createBooking: Verb<typeof endpoint> = async (ctx, { body, query }) =>
  ctx.db.transaction((tx) =>
    idempotent(tx, ctx, endpoint, [body, query], async () => {
      const [booking, another] = await bookFlights(tx, ctx, {
        entries: [{ at: '', entry: body }],
        expectedTotal: query.expectedTotal,
      });
      // Passengers of several airlines are several flights (G59), which this reply could not carry.
      if (!booking || another) throw new Invalid({ Passengers: ['Invalid passengers'] });
      return { data: booking, message: 'Booking made successfully' };
    }),
  );
