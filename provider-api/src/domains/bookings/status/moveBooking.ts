import { type BookingStatus, refundOfBooking, refundPercentOf, type SettingValues } from 'shared-api/rules';
import { onlyRow, type Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { readSettings } from '../../../settings/index.ts';
import { closeBooking } from '../../ledger/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { visibleBooking } from '../visibleBooking.ts';
import { forbiddenMove, refuseMove } from './bookingMove.ts';
import { leaveMoveTraces } from './moveTraces.ts';

export interface Move {
  id: number;
  to: BookingStatus;
  reason?: string | undefined;
}

/** What goes back to the client's wallet when the booking gets this status (S14). */
export const refundOf = (booking: BookingRow, to: BookingStatus, settings: SettingValues): number =>
  refundOfBooking(booking, refundPercentOf(to, settings) ?? 0);

/** Only from the status that was judged: of two moves at once the second one finds another status and is refused. */
const moveSql = `
  update bookings set status = $2, modified_by = $3, modified_at = $4 where id = $1 and status = $5`;

interface Judged {
  booking: BookingRow;
  to: BookingStatus;
  settings: SettingValues;
}

async function move(tx: Tx, ctx: Context, { booking, to, settings }: Judged): Promise<void> {
  const at = ctx.clock.now();
  refuseMove({ ...booking, ...settings }, to, ctx.actor, at);
  const { rowCount } = await tx.query(moveSql, [booking.id, to, ctx.actor.id, at, booking.status]);
  if (rowCount === 1) return;
  const current = await tx.query<{ status: BookingStatus }>('select status from bookings where id = $1', [
    booking.id,
  ]);
  throw forbiddenMove(onlyRow(current).status, to);
}

/** The one place where a booking's status changes: rules, history, activity, audit, mail, money (S14, S15). */
export async function moveBooking(tx: Tx, ctx: Context, { id, to, reason }: Move): Promise<void> {
  if (!Number.isSafeInteger(id)) throw new NotFound('Booking does not exist');
  const booking = await visibleBooking(tx, ctx.actor, id);
  const settings = await readSettings(tx, ctx.config);
  await move(tx, ctx, { booking, to, settings });
  const refundKobo = refundOf(booking, to, settings);
  await leaveMoveTraces(tx, ctx, { booking, to, reason: reason?.trim() || null, refundKobo });
  const refundPercent = refundPercentOf(to, settings);
  if (refundPercent !== undefined)
    await closeBooking(tx, { bookingId: id, refundPercent, actorId: ctx.actor.id, at: ctx.clock.now() });
}
