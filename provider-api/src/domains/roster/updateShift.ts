import { isShiftSpan, shiftTooLong } from 'shared-api/rules';
import { type Tx, updateRow } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { Invalid, NotFound } from '../../http/errors.ts';
import { publish } from '../../http/liveEvents.ts';
import { refuseStale } from '../../http/refuseStale.ts';
import { airportLimit } from '../../permissions/airports.ts';
import { recordAudit } from '../activities/index.ts';
import { lockOfficer } from './lockOfficer.ts';
import { refuseOverlap, type ShiftRow, selectShifts, shiftFacts, toShift } from './shiftRow.ts';

async function visibleShift(tx: Tx, actor: Actor, id: number): Promise<ShiftRow> {
  const shift = await tx.first<ShiftRow>(`${selectShifts} where s.id = $1 and s.canceled_at is null`, [id]);
  const limit = airportLimit(actor);
  if (!shift || (limit && !limit.includes(shift.airportId))) throw new NotFound('There is no such shift');
  return shift;
}

export const updateShift: Verb<'updateShift'> = async (ctx, { params: { id }, body }) => {
  const data = await ctx.db.transaction(async (tx) => {
    const seen = await visibleShift(tx, ctx.actor, id);
    await lockOfficer(tx, ctx, { ...seen, ofLead: seen.isLead || body.isLead === true });
    // The shift may have changed before the lock was granted, so the row is read again.
    const before = await visibleShift(tx, ctx.actor, id);
    refuseStale(body.version, { version: before.version, name: 'shift', data: () => toShift(before) });
    const startsAt = body.startsAt ? new Date(body.startsAt) : before.startsAt;
    const endsAt = body.endsAt ? new Date(body.endsAt) : before.endsAt;
    const isLead = body.isLead ?? before.isLead;
    const canceledAt = body.canceled ? ctx.clock.now() : null;
    if (!isShiftSpan(startsAt.toISOString(), endsAt.toISOString()))
      throw new Invalid({ endsAt: [shiftTooLong] });
    if (!canceledAt) await refuseOverlap(tx, { officerId: before.officerId, startsAt, endsAt, except: id });
    const changes = {
      starts_at: startsAt,
      ends_at: endsAt,
      is_lead: isLead,
      canceled_at: canceledAt,
      version: before.version + 1,
    };
    await updateRow(tx, 'shifts', id, changes);
    const after = await tx.one<ShiftRow>(`${selectShifts} where s.id = $1`, [id]);
    await recordAudit(tx, ctx, {
      action: canceledAt ? 'shift.canceled' : 'shift.changed',
      subject: ['shift', id],
      before: shiftFacts(before),
      after: canceledAt ? null : shiftFacts(after),
    });
    await publish(tx, { type: 'booking', id: null, staff: true });
    return toShift(after);
  });
  return { data, message: body.canceled ? 'Shift cancelled successfully' : 'Shift changed successfully' };
};
