import type { updateBookingStatus as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { bookingDetails } from './bookingById.ts';
import { moveBooking } from './moveBooking.ts';
import { wantedStatus } from './wantedStatus.ts';

/** The owner cancels, staff record the outcome or close the payment. */
export const updateBookingStatus: Verb<typeof endpoint> = async (ctx, { body }) => {
  const { Id: id, BookingStatus, Reason: reason } = body;
  const to = wantedStatus(BookingStatus);
  return ctx.db.transaction(async (tx) => {
    await moveBooking(tx, ctx, { id, to, reason });
    const message = to === 'Canceled' ? 'Booking canceled successfully' : 'Booking updated successfully';
    return { data: await bookingDetails(tx, ctx, id), message };
  });
};
