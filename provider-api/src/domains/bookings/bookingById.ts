import type { Booking, bookingById as endpoint } from 'shared-api/contract';
import type { Queryable } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { bookingReply } from './bookingReply.ts';
import { passengersOf } from './passengerRow.ts';
import { statusHistory } from './statusHistory.ts';
import { visibleBooking } from './visibleBooking.ts';

/** One booking with its passengers and its history. */
export async function bookingDetails(db: Queryable, actor: Actor, id: number): Promise<Booking> {
  const row = await visibleBooking(db, actor, id);
  const [passengers, history] = await Promise.all([passengersOf(db, [id]), statusHistory(db, id)]);
  return { ...bookingReply(row, passengers.get(id) ?? []), history };
}

export const bookingById: Verb<typeof endpoint> = async ({ db, actor }, { params }) => ({
  data: await bookingDetails(db, actor, params.id),
});
