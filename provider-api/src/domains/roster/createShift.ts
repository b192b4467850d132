import type { Verb } from '../../http/context.ts';
import { idempotent } from '../../http/idempotency.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordAudit } from '../activities/index.ts';
import { lockOfficer } from './lockOfficer.ts';
import { refuseOverlap, type ShiftRow, selectShifts, shiftFacts, toShift } from './shiftRow.ts';

export const createShift: Verb<'createShift'> = (ctx, { body }) =>
  idempotent(ctx, body, async (tx) => {
    const { officerId, airportId, isLead = false } = body;
    const [startsAt, endsAt] = [new Date(body.startsAt), new Date(body.endsAt)];
    await lockOfficer(tx, ctx, { officerId, airportId, ofLead: isLead });
    await refuseOverlap(tx, { officerId, startsAt, endsAt });
    const { id } = await tx.one<{ id: number }>(
      `insert into shifts (officer_id, airport_id, starts_at, ends_at, is_lead) values ($1, $2, $3, $4, $5)
           returning id`,
      [officerId, airportId, startsAt, endsAt, isLead],
    );
    const shift = await tx.one<ShiftRow>(`${selectShifts} where s.id = $1`, [id]);
    await recordAudit(tx, ctx, { action: 'shift.added', subject: ['shift', id], after: shiftFacts(shift) });
    await publish(tx, { type: 'booking', id: null, staff: true });
    return { data: toShift(shift), message: 'Shift added successfully' };
  });
