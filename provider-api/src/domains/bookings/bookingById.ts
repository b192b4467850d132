import type { Booking, bookingById as endpoint } from 'shared-api/contract';
import { cancellationDeadline } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { readSettings } from '../../settings/index.ts';
import { bookingReply } from './bookingReply.ts';
import { passengersOf } from './passengerRow.ts';
import { statusHistory } from './statusHistory.ts';
import { visibleBooking } from './visibleBooking.ts';

/** One booking with its passengers, its history, and until when its owner may cancel. */
export async function bookingDetails(
  on: Queryable,
  { actor, config }: Pick<Context, 'actor' | 'config'>,
  id: number,
): Promise<Booking> {
  const row = await visibleBooking(on, actor, id);
  const [passengers, history, { cancellationHours }] = await Promise.all([
    passengersOf(on, [id]),
    statusHistory(on, id),
    readSettings(on, config),
  ]);
  const cancellableUntil = cancellationDeadline(row.flightAt, cancellationHours).toISOString();
  return { ...bookingReply(row, passengers.get(id) ?? []), history, cancellableUntil };
}

export const bookingById: Verb<typeof endpoint> = async (ctx, { params }) => ({
  data: await bookingDetails(ctx.db, ctx, params.id),
});
