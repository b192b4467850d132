import { proposeCorrection as endpoint } from 'shared-api/contract';
import { bookingStatusText, canCorrect, isCorrectable } from 'shared-api/rules';
import { isUniqueViolation, onlyRow, type Tx } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { BadRequest, Conflict } from '../../../http/errors.ts';
import { publish } from '../../../http/events.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { readSettings } from '../../../settings/index.ts';
import { recordAudit } from '../../activities/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { lockedBooking } from '../visibleBooking.ts';
import { readCorrection, toCorrection } from './correctionRow.ts';

/** Outcomes stay as they are until the authority allows corrections, and after the days that it gives them. */
export async function refuseLateCorrection(tx: Tx, ctx: Context, { id, status }: BookingRow): Promise<void> {
  const { correctionDays } = await readSettings(tx, ctx.config);
  if (correctionDays === 0)
    throw new BadRequest('Outcomes are not corrected at present', undefined, 'corrections_off');
  const { at } = onlyRow(
    await tx.query<{ at: Date | null }>(
      'select max(created_at) as at from booking_status_history where booking_id = $1 and status = $2',
      [id, status],
    ),
  );
  if (!isCorrectable(at ?? new Date(0), ctx.clock.now(), correctionDays))
    throw new BadRequest(
      `An outcome can be corrected only within ${correctionDays} days`,
      undefined,
      'too_late',
    );
}

const alreadyProposed = (thrown: unknown): never => {
  throw isUniqueViolation(thrown, 'outcome_corrections_open')
    ? new Conflict('A correction of this booking is already waiting for a decision')
    : thrown;
};

/** Changes nothing: that takes another person (approveCorrection). */
export const proposeCorrection: Verb<typeof endpoint> = (ctx, { body }) =>
  ctx.db
    .transaction((tx) =>
      idempotent(tx, ctx, endpoint, body, async () => {
        const { actor, clock } = ctx;
        const booking = await lockedBooking(tx, actor, body.bookingId);
        await refuseLateCorrection(tx, ctx, booking);
        if (!canCorrect(booking.status, body.to))
          throw new BadRequest(
            `${bookingStatusText(booking.status)} cannot be corrected to ${bookingStatusText(body.to)}`,
            undefined,
            'forbidden_move',
          );
        const { id } = onlyRow(
          await tx.query<{ id: number }>(
            `insert into outcome_corrections (booking_id, from_status, to_status, reason, proposed_by, proposed_at)
             values ($1, $2, $3, $4, $5, $6) returning id`,
            [booking.id, booking.status, body.to, body.reason.trim(), actor.id, clock.now()],
          ),
        );
        const after = await readCorrection(tx, actor, id);
        await recordAudit(tx, ctx, {
          action: 'correction.proposed',
          subject: ['booking', booking.id],
          before: { status: after.from },
          after: { status: after.to },
          reason: after.reason,
        });
        await publish(tx, { type: 'booking', id: booking.id, staff: true });
        return { data: toCorrection(after), message: 'Correction proposed successfully' };
      }),
    )
    .catch(alreadyProposed);
