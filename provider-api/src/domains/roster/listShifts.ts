import { dayMs, lagosInstant } from 'shared-api/rules';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { expectOwnAirport } from '../../permissions/airports.ts';
import { isLead } from './lead.ts';
import { officersAt } from './officers.ts';
import { type ShiftRow, selectShifts, toShift } from './shiftRow.ts';

export const listShifts: Verb<'listShifts'> = async ({ db, actor, clock }, { query }) => {
  const { airportId, from, to } = query;
  expectOwnAirport(actor, airportId);
  const begins = lagosInstant(from, '00:00');
  const ends = new Date(lagosInstant(to, '00:00').getTime() + dayMs);
  const [shifts, officers, writes] = await Promise.all([
    db.query<ShiftRow>(
      `${selectShifts}
        where s.airport_id = $1 and s.canceled_at is null and s.ends_at > $2 and s.starts_at < $3
        order by s.starts_at, s.id`,
      [airportId, begins, ends],
    ),
    officersAt(db, airportId),
    may(actor, 'desk.checkIn') && isLead(db, actor, airportId, clock.now()),
  ]);
  return {
    data: { shifts: shifts.rows.map(toShift), officers, writes, makesLeads: may(actor, 'desk.roster') },
  };
};
