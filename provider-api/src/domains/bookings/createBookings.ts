import { createBookings as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { idempotent } from '../../http/idempotency.ts';
import { bookFlights } from './bookFlights.ts';

/** Books every entry of the request, or none; a repeated Idempotency-Key books once. */
export const createBookings: Verb<typeof endpoint> = async (ctx, { body, query }) =>
  ctx.db.transaction((tx) =>
    idempotent(tx, ctx, endpoint, [body, query], async () => ({
      data: await bookFlights(tx, ctx, {
        entries: body.map((entry, index) => ({ at: `[${index}]`, entry })),
        expectedTotal: query.expectedTotal,
      }),
      message: 'Booking made successfully',
    })),
  );
