import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordAudit } from '../activities/index.ts';
import { deskRoles, servesAt } from './officers.ts';

const reason = 'The officer no longer serves there';

/** Releases the officer's bookings, or one of them, at airports at which the officer may not work. */
export async function releaseElsewhere(
  tx: Tx,
  ctx: Context,
  of: 'officer_id' | 'booking_id',
  id: number,
): Promise<void> {
  const { rows } = await tx.query<{ bookingId: number; officerId: number; ownerId: number }>(
    `update assignments a set released_at = $2 from users u, bookings b
      where a.${of} = $1 and u.id = a.officer_id and b.id = a.booking_id and a.released_at is null
        and b.status = 'Processing' and not ${servesAt('u', 'b.airport_id', '$3')}
      returning a.booking_id as "bookingId", a.officer_id as "officerId", b.owner_id as "ownerId"`,
    [id, ctx.clock.now(), deskRoles],
  );
  for (const { bookingId, officerId, ownerId } of rows) {
    await recordAudit(tx, ctx, {
      action: 'booking.assigned',
      subject: ['booking', bookingId],
      before: { officerId },
      after: { officerId: null },
      reason,
    });
    await publish(tx, { type: 'booking', id: bookingId, userId: ownerId, staff: true });
  }
}

/**
 * Cancels the officer's shifts and releases their bookings at all airports at which they may no longer work.
 * Call this function after the change of the account, in the same transaction.
 */
export async function endDuties(tx: Tx, ctx: Context, officerId: number): Promise<void> {
  const shifts = await tx.query<{ id: number }>(
    `update shifts s set canceled_at = $2 from users u
      where s.officer_id = $1 and u.id = s.officer_id and s.canceled_at is null and s.ends_at > $2
        and not ${servesAt('u', 's.airport_id', '$3')} returning s.id`,
    [officerId, ctx.clock.now(), deskRoles],
  );
  for (const { id } of shifts.rows)
    await recordAudit(tx, ctx, { action: 'shift.canceled', subject: ['shift', id], after: null, reason });
  await releaseElsewhere(tx, ctx, 'officer_id', officerId);
}
