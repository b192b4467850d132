import type { Verb } from '../../../http/context.ts';
import { bookingDetails } from '../details/bookingById.ts';
import { moveBooking } from './moveBooking.ts';

export const cancelBooking: Verb<'cancelBooking'> = async (ctx, { params: { id } }) =>
  ctx.db.transaction(async (tx) => {
    await moveBooking(tx, ctx, { id, to: 'Canceled' });
    return { data: await bookingDetails(tx, ctx, id), message: 'Booking canceled successfully' };
  });
