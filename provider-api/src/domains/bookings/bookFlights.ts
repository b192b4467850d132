import type { Booking, BookingBody } from 'shared-api/contract';
import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { publish } from '../../http/events.ts';
import { enqueue } from '../../jobs/index.ts';
import { recordActivity } from '../activities/index.ts';
import { nextInvoiceNumbers, postBooking } from '../ledger/index.ts';
import { bookingReply } from './bookingReply.ts';
import { confirmationJob } from './confirmationMail.ts';
import { refuseOtherTotal } from './expectedTotal.ts';
import { insertBookings, insertFirstHistory, insertPassengers } from './insertBookings.ts';
import { type NewBooking, newBookings } from './newBookings.ts';
import { priceFlights } from './priceFlights.ts';
import { readFlights } from './readFlights.ts';

interface Order {
  entries: readonly { at: string; entry: BookingBody }[];
  /** Naira, as the page showed it. */
  expectedTotal: number | undefined;
}

const sentence = ({ row, passengers }: NewBooking): string =>
  `Booked ${row.serviceName} service for ${passengers.length} passenger(s) on flight ${row.flightNumber}`;

/** What the request leaves behind besides the bookings themselves. */
async function leaveTraces(
  tx: Tx,
  { actor }: Context,
  bookings: readonly NewBooking[],
  at: Date,
): Promise<void> {
  const ids = bookings.map(({ row }) => row.id);
  await Promise.all([
    insertFirstHistory(tx, ids, actor.id, at),
    ...bookings.map((booking) =>
      recordActivity(tx, { userId: actor.id, description: sentence(booking), at }),
    ),
    enqueue(tx, confirmationJob, { batchCode: bookings[0]?.row.batchCode ?? '' }),
    publish(tx, {
      type: 'booking',
      id: ids.length === 1 ? (ids[0] ?? null) : null,
      userId: actor.id,
      staff: true,
    }),
    publish(tx, { type: 'wallet', id: null, userId: actor.id }),
  ]);
}

/**
 * Books and debits all flights of a request or nothing (S13). What others wait for is touched last and briefly:
 * the year's invoice counter, then the wallet.
 */
export async function bookFlights(
  tx: Tx,
  ctx: Context,
  { entries, expectedTotal }: Order,
): Promise<Booking[]> {
  const { actor } = ctx;
  const at = ctx.clock.now();
  const flights = await priceFlights(tx, actor, readFlights(entries, at));
  refuseOtherTotal(
    expectedTotal,
    flights.reduce((total, { priceKobo }) => total + priceKobo, 0),
  );
  const bookings = await newBookings(tx, actor, flights, at);
  const [passengers] = await Promise.all([
    insertPassengers(
      tx,
      bookings.flatMap((booking) => booking.passengers),
    ),
    leaveTraces(tx, ctx, bookings, at),
  ]);
  const rows = bookings.map(({ row }) => row);
  // One round trip, in this order: the numbers are drawn from the row that the bookings then read.
  const [numbers] = await Promise.all([
    nextInvoiceNumbers(tx, { kind: 'booking', count: bookings.length, at }),
    insertBookings(tx, bookings, at),
    postBooking(tx, { walletUserId: actor.id, bookings: rows, actorId: actor.id, at }),
  ]);
  return rows.map((row, index) =>
    bookingReply(
      { ...row, invoiceId: numbers[index]?.invoiceId ?? null },
      passengers.filter(({ bookingId }) => bookingId === row.id),
    ),
  );
}
