import { type BookingStatus, refundOfBooking, refundPercentOf, type SettingValues } from 'shared-api/rules';
import { type Tx, updateRow } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { readSettings } from '../../../settings/index.ts';
import { type BookingClose, closeBooking, issuePaper } from '../../ledger/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { lockedBooking } from '../visibleBooking.ts';
import { announceMove } from './announceMove.ts';
import { refuseMove } from './bookingMove.ts';

export interface Move {
  id: number;
  to: BookingStatus;
  reason?: string | undefined;
}

export const refundOfMove = (booking: BookingRow, to: BookingStatus, settings: SettingValues): number =>
  refundOfBooking(booking, refundPercentOf(to, settings) ?? 0);

async function close(tx: Tx, booking: BookingClose): Promise<void> {
  const { journalId, refundKobo } = await closeBooking(tx, booking);
  if (journalId === null || refundKobo === 0) return;
  const { bookingId, at } = booking;
  await issuePaper(tx, { bookingId, journalId, kind: 'credit', amountKobo: refundKobo, at });
}

/** A booking's status changes only here and in `applyCorrection`. */
export async function moveBooking(tx: Tx, ctx: Context, { id, to, reason }: Move): Promise<void> {
  if (!Number.isSafeInteger(id)) throw new NotFound('Booking does not exist');
  const booking = await lockedBooking(tx, ctx.actor, id);
  const settings = await readSettings(tx, ctx.config);
  const at = ctx.clock.now();
  refuseMove({ ...booking, ...settings }, to, ctx.actor, at);
  await updateRow(tx, 'bookings', id, { status: to, modified_by: ctx.actor.id, modified_at: at });
  const refundKobo = refundOfMove(booking, to, settings);
  await announceMove(tx, ctx, { booking, to, reason: reason || null, refundKobo });
  const refundPercent = refundPercentOf(to, settings);
  if (refundPercent !== undefined)
    await close(tx, { bookingId: id, refundPercent, actorId: ctx.actor.id, at });
}
