import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordAudit } from '../activities/index.ts';
import { deskRoles, servesAt } from './officers.ts';

/**
 * Cancels the officer's shifts and releases the officer's bookings at all airports at which the officer may no longer
 * work. Call this function after the change of the account, in the same transaction.
 */
export async function endDuties(tx: Tx, ctx: Context, officerId: number): Promise<void> {
  const now = ctx.clock.now();
  const shifts = await tx.query<{ id: number }>(
    `update shifts s set canceled_at = $2 from users u
      where s.officer_id = $1 and u.id = s.officer_id and s.canceled_at is null and s.ends_at > $2
        and not ${servesAt('u', 's.airport_id', '$3')} returning s.id`,
    [officerId, now, deskRoles],
  );
  const released = await tx.query<{ bookingId: number; ownerId: number }>(
    `update assignments a set released_at = $2 from users u, bookings b
      where a.officer_id = $1 and u.id = a.officer_id and b.id = a.booking_id and a.released_at is null
        and b.status = 'Processing' and not ${servesAt('u', 'b.airport_id', '$3')}
      returning a.booking_id as "bookingId", b.owner_id as "ownerId"`,
    [officerId, now, deskRoles],
  );
  for (const { id } of shifts.rows)
    await recordAudit(tx, ctx, {
      action: 'shift.canceled',
      subject: ['shift', id],
      after: null,
      reason: 'The officer no longer serves there',
    });
  for (const { bookingId, ownerId } of released.rows) {
    await recordAudit(tx, ctx, {
      action: 'booking.assigned',
      subject: ['booking', bookingId],
      before: { officerId },
      after: { officerId: null },
      reason: 'The officer no longer serves there',
    });
    await publish(tx, { type: 'booking', id: bookingId, userId: ownerId, staff: true });
  }
}
