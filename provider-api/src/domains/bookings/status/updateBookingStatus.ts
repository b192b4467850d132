import type { Verb } from '../../../http/context.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { detailsToStore } from '../details/bookingById.ts';
import { moveBooking } from './moveBooking.ts';
import { wantedBookingStatus } from './wantedBookingStatus.ts';

export const updateBookingStatus: Verb<'updateBookingStatus'> = async (ctx, { body }) => {
  const { Id: id, BookingStatus, Reason: reason } = body;
  const to = wantedBookingStatus(BookingStatus);
  const message = to === 'Canceled' ? 'Booking canceled successfully' : 'Booking updated successfully';
  return idempotent(ctx, body, async (tx) => {
    await moveBooking(tx, ctx, { id, to, reason });
    return { data: await detailsToStore(tx, ctx, id), message };
  });
};
