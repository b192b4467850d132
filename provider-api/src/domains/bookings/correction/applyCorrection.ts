import { type BookingStatus, bookingStatusWords, formatNgn, refundPercentOf } from 'shared-api/rules';
import { type Tx, updateRow } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { publish } from '../../../http/liveEvents.ts';
import { readSettings } from '../../../settings/index.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity } from '../../activities/index.ts';
import { takeBackSurveyCode } from '../../feedbacks/index.ts';
import { issuePaper, recloseBooking } from '../../ledger/index.ts';
import { bookerOf } from '../bookerOf.ts';
import type { BookingRow } from '../bookingRow.ts';
import { inviteToSurvey } from '../status/inviteToSurvey.ts';
import { lockedBooking } from '../visibleBooking.ts';
import type { CorrectionRow } from './correctionRow.ts';

interface Corrected {
  booking: BookingRow;
  correction: CorrectionRow;
  to: BookingStatus;
  at: Date;
}

async function storeStatus(tx: Tx, ctx: Context, { booking, correction, to, at }: Corrected): Promise<void> {
  const { actor } = ctx;
  await updateRow(tx, 'bookings', booking.id, { status: to, modified_by: actor.id, modified_at: at });
  await tx.query(
    `insert into booking_status_history (booking_id, status, actor_id, reason, created_at, correction_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [booking.id, to, actor.id, correction.reason, at, correction.id],
  );
}

async function moveMoney(tx: Tx, ctx: Context, { booking, to, at }: Corrected): Promise<number> {
  const refundPercent = refundPercentOf(to, await readSettings(tx, ctx.config)) ?? 0;
  const bookingId = booking.id;
  const closed = await recloseBooking(tx, { bookingId, refundPercent, actorId: ctx.actor.id, at });
  if (!closed) return 0;
  const { reversalId, closeId, takenKobo, refundKobo } = closed;
  if (takenKobo > 0)
    await issuePaper(tx, { bookingId, journalId: reversalId, kind: 'invoice', amountKobo: takenKobo, at });
  if (refundKobo > 0)
    await issuePaper(tx, { bookingId, journalId: closeId, kind: 'credit', amountKobo: refundKobo, at });
  return refundKobo - takenKobo;
}

const invited = (tx: Tx, bookingId: number): Promise<boolean> =>
  tx.exists('select 1 from survey_codes where booking_id = $1', [bookingId]);

async function followSurvey(tx: Tx, ctx: Context, { booking, to }: Corrected): Promise<void> {
  if (to !== 'Service_Rendered') await takeBackSurveyCode(tx, booking.id);
  else if (!(await invited(tx, booking.id))) await inviteToSurvey(tx, ctx, booking);
}

async function announce(tx: Tx, corrected: Corrected): Promise<void> {
  const { booking, to, at } = corrected;
  const { id, applicationUserId: userId, airportId, invoiceId, status } = booking;
  await recordActivity(tx, {
    userId,
    description: `Booking ${invoiceId ?? id} corrected from ${bookingStatusWords(status)} to ${bookingStatusWords(to)}`,
    at,
    airportId,
  });
  await publish(tx, { type: 'booking', id, userId });
  await publish(tx, { type: 'wallet', id: null, userId });
}

export async function applyCorrection(tx: Tx, ctx: Context, correction: CorrectionRow): Promise<void> {
  const booking = await lockedBooking(tx, ctx.actor, correction.bookingId);
  const { to } = correction;
  const corrected = { booking, correction, to, at: ctx.clock.now() };
  await storeStatus(tx, ctx, corrected);
  await followSurvey(tx, ctx, corrected);
  await announce(tx, corrected);
  const movedKobo = await moveMoney(tx, ctx, corrected);
  const taken = movedKobo < 0 ? ` (${formatNgn(-movedKobo)} was taken from your wallet again)` : '';
  await tell(tx, await bookerOf(tx, booking), 'booking.moved', {
    bookingId: booking.id,
    status: to,
    reason: `${correction.reason}${taken}`,
    refundKobo: Math.max(movedKobo, 0),
  });
}
