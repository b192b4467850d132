import type { moveBookings as endpoint } from 'shared-api/contract';
import { type BookingStatus, bookingMovesNeedReason } from 'shared-api/rules';
import type { Context, Verb } from '../../../http/context.ts';
import { eachRow, type RowResult, refusalText } from '../../../http/eachRow.ts';
import { Invalid } from '../../../http/errors.ts';
import type { BookingRow } from '../bookingRow.ts';
import { moveBooking } from '../status/moveBooking.ts';
import { wantedStatus } from '../status/wantedStatus.ts';
import { visibleBooking, visibleBookingsById } from '../visibleBooking.ts';
import { bookingName } from './bookingName.ts';

interface Wanted {
  id: number;
  /** The status that the preview told. */
  from: string;
  to: BookingStatus;
  reason: string | undefined;
}
type Result = RowResult<BookingStatus>;

const result = (booking: BookingRow, outcome: Result['outcome'], why: string | null = null): Result => ({
  id: booking.id,
  name: bookingName(booking),
  status: booking.status,
  outcome,
  why,
});

/** How the row stands for a caller who wants it moved; undefined when it is as the preview told. */
function standing(booking: BookingRow, { from, to }: Wanted): Result | undefined {
  if (booking.status === to) return result(booking, 'same');
  if (booking.status === from) return undefined;
  return result(booking, 'changed', `Changed to ${booking.status} in the meantime`);
}

/** One booking in a transaction of its own; of two callers at once the second finds what the first one made of it. */
async function moveOne(ctx: Context, wanted: Wanted): Promise<Result> {
  const { id, to, reason } = wanted;
  try {
    return await ctx.db.transaction(async (tx) => {
      const booking = await visibleBooking(tx, ctx.actor, id);
      const asItIs = standing(booking, wanted);
      if (asItIs) return asItIs;
      await moveBooking(tx, ctx, { id, to, reason });
      return result({ ...booking, status: to }, 'moved');
    });
  } catch (refusal) {
    const why = refusalText(refusal);
    const [now] = await visibleBookingsById(ctx.db, ctx.actor, [id]);
    if (!now) return { id, name: null, status: null, outcome: 'refused', why };
    return standing(now, wanted) ?? result(now, 'refused', why);
  }
}

/** Each booking by itself, so that one refusal keeps no other from its move; repeating it changes nothing. */
export const moveBookings: Verb<typeof endpoint> = async (ctx, { body }) => {
  const to = wantedStatus(body.BookingStatus);
  const reason = body.Reason?.trim() || undefined;
  if (bookingMovesNeedReason(to) && !reason) throw new Invalid({ Reason: ['Please give a reason'] });
  const data = await eachRow(
    ctx,
    body.Rows,
    ({ Id: id, From: from }) => moveOne(ctx, { id, from, to, reason }),
    (row) => ({ ...row, status: null }),
  );
  return { data };
};
