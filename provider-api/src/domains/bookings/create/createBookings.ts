import {
  type BookingBody,
  createBookings as createAll,
  createBooking as createOne,
} from 'shared-api/contract';
import { currentTerms } from 'shared-api/rules';
import { atCommit, type Tx } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { publish } from '../../../http/events.ts';
import { idempotentStatement, type ReplyStatement } from '../../../http/idempotency.ts';
import { enqueue } from '../../../jobs/index.ts';
import { recordActivity } from '../../activities/index.ts';
import { guarded } from '../../ledger/index.ts';
import { bookingReply } from '../bookingReply.ts';
import { confirmationJob } from './confirmationMail.ts';
import { idsFor, type NewBooking, newBookings, ownerOf } from './newBookings.ts';
import { offersOf, priceFlights, refuseOtherTotal } from './priceFlights.ts';
import { readFlights, refusePastFlights } from './readFlights.ts';

interface BookingRequest {
  entries: readonly { at: string; entry: BookingBody }[];
  /** Naira, as the page showed it. */
  expectedTotal?: number | undefined;
  /** Which terms the page showed; the entries say that they were accepted. */
  termsVersion?: string | undefined;
  /** Its reply carries one booking. */
  single?: boolean;
}

/** What others read of it; ahead of the booking, whose locks others wait for. */
function announce(tx: Tx, { actor }: Context, bookings: readonly NewBooking[], at: Date): void {
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

/** All flights of a booking are booked and debited, or none (S13), by the statement that this resolves to. */
async function book(tx: Tx, ctx: Context, booking: BookingRequest): Promise<ReplyStatement> {
  const { actor } = ctx;
  const at = ctx.clock.now();
  const flights = readFlights(booking.entries);
  const [offers, owner, ids] = await Promise.all([
    offersOf(tx, flights),
    ownerOf(tx, actor.id),
    idsFor(tx, flights),
  ]);
  refusePastFlights(booking.entries, at);
  const priced = priceFlights(actor, flights, offers);
  refuseOtherTotal(booking.expectedTotal, priced);
  // Passengers of several flights (G59) are several bookings, which the reply of one could not carry.
  if (booking.single && priced.length > 1) throw new Invalid({ Passengers: ['Invalid passengers'] });
  const termsVersion = booking.termsVersion ?? currentTerms('booking');
  const bookings = newBookings(ctx, { flights: priced, ids, owner, termsVersion, at });
  announce(tx, ctx, bookings, at);
  const rows = bookings.map(({ row, passengers }) => ({
    ...row,
    passengers,
    reply: bookingReply(row, passengers),
  }));
  return {
    sql: `select json_build_object('data', book_flights($1, $2, $3)${booking.single ? ' -> 0' : ''}, 'message', $4::text)`,
    params: [JSON.stringify(rows), actor.id, at, 'Booking made successfully'],
  };
}

/** Books every entry of the request, or none; a repeated Idempotency-Key books once. */
export const createBookings: Verb<typeof createAll> = (ctx, { body, query }) => {
  const booking = { ...query, entries: body.map((entry, index) => ({ at: `[${index}]`, entry })) };
  return guarded(idempotentStatement(ctx, createAll, [body, query], (tx) => book(tx, ctx, booking)));
};

/** Books one flight, by the same rules. */
export const createBooking: Verb<typeof createOne> = (ctx, { body, query }) => {
  const booking = { ...query, entries: [{ at: '', entry: body }], single: true };
  return guarded(idempotentStatement(ctx, createOne, [body, query], (tx) => book(tx, ctx, booking)));
};
