import type { Queryable } from '../../db/index.ts';
import { type Actor, may } from '../../http/actor.ts';
import { atAirports, type Condition, ownedBy } from './conditions.ts';

/** Which bookings exist for a caller: a client's own, for a Protocol Officer those of his airports (S19). */
export async function bookingScope(db: Queryable, actor: Actor): Promise<Condition[]> {
  if (!may(actor, 'bookings.readAll')) return [ownedBy(actor.id)];
  if (actor.role !== 'Protocol Officer') return [];
  const { rows } = await db.query<{ airportIds: number[] }>(
    'select airport_ids as "airportIds" from users where id = $1',
    [actor.id],
  );
  const airportIds = rows[0]?.airportIds ?? [];
  return airportIds.length === 0 ? [] : [atAirports(airportIds)];
}
