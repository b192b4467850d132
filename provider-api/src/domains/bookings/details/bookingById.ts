import type { Booking, bookingById as endpoint, Passenger } from 'shared-api/contract';
import { cancellationDeadline, nairaFromKobo } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { lastLetters } from '../../../secrets/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { refundsOf } from '../../ledger/index.ts';
import { bookingReply } from '../bookingReply.ts';
import { passengerNumbers } from '../passengerNumbers.ts';
import { type PassengerRow, passengerReply, passengersOf } from '../passengerRow.ts';
import { visibleBooking } from '../visibleBooking.ts';
import { statusHistory } from './statusHistory.ts';

type Reader = Pick<Context, 'actor' | 'config' | 'secrets'>;

/** Whoever booked reads the identification numbers that they gave; staff, who serve by name, their last letters. */
function passengerDetails(row: PassengerRow, { actor, secrets }: Reader, ownerId: number): Passenger {
  const number = row.nin && passengerNumbers.open(secrets, row.nin);
  return { ...passengerReply(row), nin: number && actor.id !== ownerId ? lastLetters(number) : number };
}

/** One booking with its passengers, its history, what was refunded, and until when its owner may cancel. */
export async function bookingDetails(on: Queryable, reader: Reader, id: number): Promise<Booking> {
  const row = await visibleBooking(on, reader.actor, id);
  const [passengers, history, refunds, { cancellationHours }] = await Promise.all([
    passengersOf(on, [id]),
    statusHistory(on, id),
    refundsOf(on, [id]),
    readSettings(on, reader.config),
  ]);
  const refund = refunds.get(id);
  const cancellableUntil = cancellationDeadline(row.flightAt, cancellationHours).toISOString();
  return {
    ...bookingReply(row, []),
    passengers: (passengers.get(id) ?? []).map((passenger) =>
      passengerDetails(passenger, reader, row.applicationUserId),
    ),
    acceptedTerms: row.termsVersion ? { version: row.termsVersion, at: row.createdAt.toISOString() } : null,
    history,
    cancellableUntil,
    refund: refund
      ? { amount: nairaFromKobo(refund.refundKobo), dateCreated: refund.at.toISOString() }
      : null,
  };
}

export const bookingById: Verb<typeof endpoint> = async (ctx, { params }) => ({
  data: await bookingDetails(ctx.db, ctx, params.id),
});
