import { type BookingStatus, bookingStatusText, formatNgn } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
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

const audit = (tx: Tx, ctx: Context, { booking, to, reason }: MovedBooking) =>
  recordAudit(tx, ctx, {
    action: 'booking.status',
    subject: ['booking', booking.id],
    before: { status: booking.status },
    after: { status: to, reason },
  });

export async function announceMove(tx: Tx, ctx: Context, moved: MovedBooking): Promise<void> {
  const { actor } = ctx;
  const { booking, to, reason, refundKobo } = moved;
  const at = ctx.clock.now();
  const ownerId = booking.applicationUserId;
  const bookerId = await bookerOf(tx, booking);
  await Promise.all([
    tx.query(
      `insert into booking_status_history (booking_id, status, actor_id, reason, created_at)
       values ($1, $2, $3, $4, $5)`,
      [booking.id, to, actor.id, reason, at],
    ),
    recordActivity(tx, {
      userId: ownerId,
      description: sentence(moved) + byMember(actor),
      at,
      airportId: booking.airportId,
    }),
    ...(actor.role === 'Client' ? [] : [audit(tx, ctx, moved)]),
    tell(tx, bookerId, 'booking.moved', { bookingId: booking.id, status: to, reason, refundKobo }),
    publish(tx, { type: 'booking', id: booking.id, userId: ownerId, staff: true }),
    ...(refundKobo > 0 ? [publish(tx, { type: 'wallet', id: null, userId: ownerId })] : []),
    ...(to === 'Service_Rendered' ? [inviteToSurvey(tx, ctx, booking)] : []),
  ]);
}
