import type { Booking, BookingBody } from 'shared-api/contract';
import { currentTerms } from 'shared-api/rules';
import { atCommit, type Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { publish } from '../../http/events.ts';
import { enqueue } from '../../jobs/index.ts';
import { recordActivity } from '../activities/index.ts';
import { invoiceNumbersAtCommit, postBooking } from '../ledger/index.ts';
import { bookingReply } from './bookingReply.ts';
import { confirmationJob } from './confirmationMail.ts';
import { refuseOtherTotal } from './expectedTotal.ts';
import type { Flight } from './flight.ts';
import type { GeneratedFields } from './generatedFields.ts';
import { insertBookings, insertFirstHistory, insertPassengers } from './insertBookings.ts';
import { type Names, type NewBooking, namesOf, newBookings } from './newBookings.ts';
import { type Offer, offersOf, priceFlights } from './priceFlights.ts';
import { readFlights, refusePastFlights } from './readFlights.ts';

export interface Order {
  entries: readonly { at: string; entry: BookingBody }[];
  /** Naira, as the page showed it. */
  expectedTotal: number | undefined;
  /** Which terms the page showed; the entries say that they were accepted. */
  termsVersion: string | undefined;
}

/** An order with what the database says about it. */
export interface ReadOrder extends Order {
  flights: readonly Flight[];
  offers: ReadonlyMap<number, Offer>;
  names: Names;
}

export interface Booked {
  /** Without what the database decides at the commit. */
  bookings: Booking[];
  /** Charges them: what others wait for is touched here, last of all. The facts are known after the commit. */
  post: () => Promise<GeneratedFields[]>;
}

/** Reads what an order needs, in one round trip. */
export async function readOrder(tx: Tx, { actor }: Context, order: Order): Promise<ReadOrder> {
  const flights = readFlights(order.entries);
  const [offers, names] = await Promise.all([offersOf(tx, flights), namesOf(tx, actor.id, flights.length)]);
  return { ...order, flights, offers, names };
}

const sentence = ({ row, passengers }: NewBooking): string =>
  `Booked ${row.serviceName} service for ${passengers.length} passenger(s) on flight ${row.flightNumber}`;

/** What the request leaves behind besides the bookings themselves. */
function recordSideEffects(tx: Tx, { actor }: Context, bookings: readonly NewBooking[], at: Date): void {
  const ids = bookings.map(({ row }) => row.id);
  void insertFirstHistory(tx, ids, actor.id, at);
  for (const booking of bookings)
    void recordActivity(tx, {
      userId: actor.id,
      description: sentence(booking),
      at,
      airportId: booking.row.airportId,
    });
  void enqueue(tx, confirmationJob, { batchCode: bookings[0]?.row.batchCode ?? '' });
  const id = ids.length === 1 ? (ids[0] ?? null) : null;
  void publish(tx, { type: 'booking', id, userId: actor.id, staff: true });
  void publish(tx, { type: 'wallet', id: null, userId: actor.id });
}

/**
 * Books and debits all flights of an order or nothing (S13). All of it leaves with the commit, in one round trip: the
 * wallet and the year's invoice counter, for which others wait, are locked for no longer than the database needs.
 */
export function bookFlights(tx: Tx, ctx: Context, order: ReadOrder): Booked {
  const { actor } = ctx;
  const at = ctx.clock.now();
  refusePastFlights(order.entries, at);
  const flights = priceFlights(actor, order.flights, order.offers);
  refuseOtherTotal(
    order.expectedTotal,
    flights.reduce((total, { priceKobo }) => total + priceKobo, 0),
  );
  const bookings = newBookings(ctx, order.names, flights, {
    createdAt: at,
    termsVersion: order.termsVersion ?? currentTerms('booking'),
  });
  const atEnd = atCommit(tx);
  const passengerIds = insertPassengers(
    atEnd,
    bookings.flatMap((booking) => booking.passengers),
  );
  recordSideEffects(atEnd, ctx, bookings, at);
  const rows = bookings.map(({ row }) => row);
  const post = async (): Promise<GeneratedFields[]> => {
    postBooking(tx, { walletUserId: actor.id, bookings: rows, actorId: actor.id, at });
    const numbers = invoiceNumbersAtCommit(tx, { kind: 'booking', count: bookings.length, at });
    // The numbers are drawn from the row that the bookings then read.
    void insertBookings(atEnd, bookings, at);
    const ids = [...(await passengerIds)];
    const drawn = await numbers;
    return bookings.map(({ passengers }, index) => ({
      invoiceId: drawn[index]?.invoiceId ?? null,
      passengerIds: ids.splice(0, passengers.length),
    }));
  };
  return {
    bookings: bookings.map(({ row, passengers }) =>
      bookingReply(
        row,
        passengers.map((passenger) => ({ id: 0, ...passenger })),
      ),
    ),
    post,
  };
}
