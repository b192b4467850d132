import type { Booking, createBooking, createBookings, ReplyOf } from 'shared-api/contract';
import type { Context, Reply } from '../../http/context.ts';
import { idempotent } from '../../http/idempotency.ts';
import { bookFlights, type Order, readOrder } from './bookFlights.ts';
import { type GeneratedFields, readGeneratedFields, withGeneratedFields } from './generatedFields.ts';

interface Request<E extends typeof createBooking | typeof createBookings> extends Order {
  endpoint: E;
  /** All of the request: the same key with another one is refused. */
  input: unknown;
  reply: (bookings: Booking[]) => ReplyOf<E>;
  bookingsOf: (reply: ReplyOf<E>) => Booking[];
}

/** Books the order in one transaction; a repeated Idempotency-Key books once and gets the first reply again. */
export async function bookOnce<E extends typeof createBooking | typeof createBookings>(
  ctx: Context,
  { endpoint, input, reply, bookingsOf, ...order }: Request<E>,
): Promise<Reply<ReplyOf<E>>> {
  const { given, facts } = await ctx.db.transaction(async (tx) => {
    // Leaves together with the claim of the key, which may turn out to be taken.
    const reading = readOrder(tx, ctx, order);
    reading.catch(() => undefined);
    let post: (() => Promise<GeneratedFields[]>) | undefined;
    const given = await idempotent(tx, ctx, endpoint, input, async () => {
      const booked = bookFlights(tx, ctx, await reading);
      post = booked.post;
      return { data: reply(booked.bookings), message: 'Booking made successfully' };
    });
    return { given, facts: post && { afterCommit: post() } };
  });
  const bookings = bookingsOf(given.data);
  const generated = facts
    ? await facts.afterCommit
    : await readGeneratedFields(
        ctx.db,
        bookings.map(({ id }) => id),
      );
  return {
    ...given,
    data: reply(bookings.map((booking, index) => withGeneratedFields(booking, generated[index]))),
  };
}
