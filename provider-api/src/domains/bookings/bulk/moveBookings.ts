import type { moveBookings as endpoint } from 'shared-api/contract';
import { type BookingStatus, bookingMovesNeedReason } from 'shared-api/rules';
import type { Context, Verb } from '../../../http/context.ts';
import { moveRows, type RowResult, refusalText, type WantedMove } from '../../../http/eachRow.ts';
import type { BookingRow } from '../bookingRow.ts';
import { moveBooking } from '../status/moveBooking.ts';
import { wantedBookingStatus } from '../status/wantedBookingStatus.ts';
import { visibleBooking, visibleBookingsById } from '../visibleBooking.ts';
import { bookingName } from './bookingName.ts';

type Wanted = WantedMove<BookingStatus>;
type Result = RowResult<BookingStatus>;

const result = (booking: BookingRow, outcome: Result['outcome'], why: string | null = null): Result => ({
  id: booking.id,
  name: bookingName(booking),
  status: booking.status,
  outcome,
  why,
});

function outcomeIfChanged(booking: BookingRow, { from, to }: Wanted): Result | undefined {
  if (booking.status === to) return result(booking, 'same');
  if (booking.status === from) return undefined;
  return result(booking, 'changed', `Changed to ${booking.status} in the meantime`);
}

async function moveOne(ctx: Context, wanted: Wanted): Promise<Result> {
  const { id, to, reason } = wanted;
  try {
    return await ctx.db.transaction(async (tx) => {
      const booking = await visibleBooking(tx, ctx.actor, id);
      const asItIs = outcomeIfChanged(booking, wanted);
      if (asItIs) return asItIs;
      await moveBooking(tx, ctx, { id, to, reason });
      return result({ ...booking, status: to }, 'moved');
    });
  } catch (refusal) {
    const why = refusalText(refusal);
    const [now] = await visibleBookingsById(ctx.db, ctx.actor, [id]);
    if (!now) return { id, name: null, status: null, outcome: 'refused', why };
    return outcomeIfChanged(now, wanted) ?? result(now, 'refused', why);
  }
}

export const moveBookings: Verb<typeof endpoint> = async (ctx, { body }) => {
  const to = wantedBookingStatus(body.BookingStatus);
  return { data: await moveRows(ctx, { ...body, to, needsReason: bookingMovesNeedReason(to) }, moveOne) };
};
