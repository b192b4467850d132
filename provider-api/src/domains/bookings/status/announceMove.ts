import { type BookingStatus, bookingStatusText, formatNgn } from 'shared-api/rules';
import { insertRow, type Tx } from '../../../db/index.ts';
import { byMember } from '../../../http/actor.ts';
import type { Context } from '../../../http/context.ts';
import { publish } from '../../../http/liveEvents.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity, recordAudit } from '../../activities/index.ts';
import { bookerOf } from '../bookerOf.ts';
import type { BookingRow } from '../bookingRow.ts';
import { inviteToSurvey } from './inviteToSurvey.ts';

export interface MovedBooking {
  booking: BookingRow;
  to: BookingStatus;
  reason: string | null;
  refundKobo: number;
}

function sentence({ booking, to, refundKobo }: MovedBooking): string {
  const what =
    to === 'Canceled'
      ? `Booking ${booking.invoiceId ?? booking.id} cancelled`
      : `Booking status changed to ${bookingStatusText(to)}`;
  return refundKobo > 0 ? `${what}, ${formatNgn(refundKobo)} refunded` : what;
}

export async function announceMove(tx: Tx, ctx: Context, moved: MovedBooking): Promise<void> {
  const { actor } = ctx;
  const { booking, to, reason, refundKobo } = moved;
  const at = ctx.clock.now();
  const userId = booking.applicationUserId;
  await insertRow(tx, 'booking_status_history', {
    booking_id: booking.id,
    status: to,
    actor_id: actor.id,
    reason,
    created_at: at,
  });
  await recordActivity(tx, {
    userId,
    description: sentence(moved) + byMember(actor),
    at,
    airportId: booking.airportId,
  });
  if (actor.role !== 'Client')
    await recordAudit(tx, ctx, {
      action: 'booking.status',
      subject: ['booking', booking.id],
      before: { status: booking.status },
      after: { status: to, reason },
    });
  await tell(tx, await bookerOf(tx, booking), 'booking.moved', {
    bookingId: booking.id,
    status: to,
    reason,
    refundKobo,
  });
  await publish(tx, { type: 'booking', id: booking.id, userId, staff: true });
  if (refundKobo > 0) await publish(tx, { type: 'wallet', id: null, userId });
  if (to === 'Service_Rendered') await inviteToSurvey(tx, ctx, booking);
}
