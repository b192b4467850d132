import { bookingStatusWords, canCorrect } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { lockedBooking } from '../visibleBooking.ts';
import { correction } from './correction.ts';
import { refuseLateCorrection } from './refuseLateCorrection.ts';

export const proposeCorrection: Verb<'proposeCorrection'> = correction.propose(async (tx, ctx, body) => {
  const booking = await lockedBooking(tx, ctx.actor, body.bookingId);
  await refuseLateCorrection(tx, ctx, booking);
  if (!canCorrect(booking.status, body.to))
    throw new BadRequest(
      `${bookingStatusWords(booking.status)} cannot be corrected to ${bookingStatusWords(body.to)}`,
      'forbidden_move',
    );
  const { id } = await tx.one<{ id: number }>(
    `insert into outcome_corrections (booking_id, from_status, to_status, reason, proposed_by, proposed_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
    [booking.id, booking.status, body.to, body.reason.trim(), ctx.actor.id, ctx.clock.now()],
  );
  return id;
});
