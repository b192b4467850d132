import { bookingMovesNeedReason } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { moveRows } from '../../../http/eachRow.ts';
import { moveBooking } from '../status/moveBooking.ts';
import { wantedBookingStatus } from '../status/wantedBookingStatus.ts';
import { visibleBookingsById } from '../visibleBooking.ts';
import { bookingName } from './bookingName.ts';

export const moveBookings: Verb<'moveBookings'> = async (ctx, { body }) => {
  const to = wantedBookingStatus(body.BookingStatus);
  const find = async (on: Queryable, id: number) => (await visibleBookingsById(on, ctx.actor, [id]))[0];
  const data = await moveRows(ctx, body, {
    to,
    needsReason: bookingMovesNeedReason(to),
    missing: 'Booking does not exist',
    find,
    lock: find,
    shown: (booking) => ({ id: booking.id, name: bookingName(booking), status: booking.status }),
    move: (tx, { id }, reason) => moveBooking(tx, ctx, { id, to, reason }),
  });
  return { data };
};
