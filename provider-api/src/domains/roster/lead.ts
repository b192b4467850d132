import { leadAheadHours } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';
import { type Actor, may } from '../../http/actor.ts';

/** Returns an SQL condition on shifts. `now` is the name of an SQL parameter. */
const leading = (now: string): string =>
  `is_lead and canceled_at is null and ends_at > ${now} and starts_at <= ${now} + interval '${leadAheadHours} hours'`;

export async function leadsAt(db: Queryable, officerId: number, now: Date): Promise<readonly number[]> {
  const { rows } = await db.query<{ airportId: number }>(
    `select distinct airport_id as "airportId" from shifts
      where officer_id = $1 and ${leading('$2::timestamptz')}`,
    [officerId, now],
  );
  return rows.map(({ airportId }) => airportId);
}

export const isLead = async (db: Queryable, actor: Actor, airportId: number, now: Date): Promise<boolean> =>
  may(actor, 'desk.roster') || (await leadsAt(db, actor.id, now)).includes(airportId);
