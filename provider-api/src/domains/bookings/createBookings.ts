import {
  type Booking,
  type BookingBody,
  createBookings as createAll,
  createBooking as createOne,
} from 'shared-api/contract';
import { currentTerms } from 'shared-api/rules';
import { atCommit, type Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { publish } from '../../http/events.ts';
import { idempotent } from '../../http/idempotency.ts';
import { enqueue } from '../../jobs/index.ts';
import { recordActivity } from '../activities/index.ts';
import { bookingReply } from './bookingReply.ts';
import { confirmationJob } from './confirmationMail.ts';
import { type Booked, insertBookings, newBookings, ownerOf } from './newBookings.ts';
import { offersOf, priceFlights, refuseOtherTotal } from './priceFlights.ts';
import { readFlights, refusePastFlights } from './readFlights.ts';

interface Order {
  entries: readonly { at: string; entry: BookingBody }[];
  /** Naira, as the page showed it. */
  expectedTotal?: number | undefined;
  /** Which terms the page showed; the entries say that they were accepted. */
  termsVersion?: string | undefined;
}

/** What others read of it. It leaves with the commit: the wallet and the year's numbers are locked by now. */
function announce(tx: Tx, { actor }: Context, bookings: readonly Booked[], at: Date): void {
  const withCommit = atCommit(tx);
  for (const { row, passengers } of bookings)
    void recordActivity(withCommit, {
      userId: actor.id,
      description: `Booked ${row.serviceName} service for ${passengers.length} passenger(s) on flight ${row.flightNumber}`,
      at,
      airportId: row.airportId,
    });
  const [first, another] = bookings;
  void enqueue(withCommit, confirmationJob, { batchCode: first?.row.batchCode ?? '' });
  const id = another ? null : (first?.row.id ?? null);
  void publish(withCommit, { type: 'booking', id, userId: actor.id, staff: true });
  void publish(withCommit, { type: 'wallet', id: null, userId: actor.id });
}

/** Books and debits all flights of an order, or none (S13). */
async function book(tx: Tx, ctx: Context, order: Order): Promise<Booking[]> {
  const at = ctx.clock.now();
  const flights = readFlights(order.entries);
  const [offers, owner] = await Promise.all([offersOf(tx, flights), ownerOf(tx, ctx.actor.id)]);
  refusePastFlights(order.entries, at);
  const priced = priceFlights(ctx.actor, flights, offers);
  refuseOtherTotal(order.expectedTotal, priced);
  const termsVersion = order.termsVersion ?? currentTerms('booking');
  const bookings = await insertBookings(tx, newBookings(ctx, { flights: priced, owner, termsVersion, at }));
  announce(tx, ctx, bookings, at);
  return bookings.map(({ row, passengers }) => bookingReply(row, passengers));
}

const message = 'Booking made successfully';

/** Books every entry of the request, or none; a repeated Idempotency-Key books once. */
export const createBookings: Verb<typeof createAll> = (ctx, { body, query }) => {
  const entries = body.map((entry, index) => ({ at: `[${index}]`, entry }));
  return ctx.db.transaction((tx) =>
    idempotent(tx, ctx, createAll, [body, query], async () => {
      const data = await book(tx, ctx, { entries, ...query });
      return { data, message };
    }),
  );
};

/** Books one flight, by the same rules. */
export const createBooking: Verb<typeof createOne> = (ctx, { body, query }) =>
  ctx.db.transaction((tx) =>
    idempotent(tx, ctx, createOne, [body, query], async () => {
      const [data, another] = await book(tx, ctx, { entries: [{ at: '', entry: body }], ...query });
      // Passengers of several flights (G59) are several bookings, which this reply could not carry.
      if (!data || another) throw new Invalid({ Passengers: ['Invalid passengers'] });
      return { data, message };
    }),
  );
