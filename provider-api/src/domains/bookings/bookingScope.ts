import { type Actor, airportLimit, may } from '../../http/actor.ts';
import type { Filter } from '../../lists/index.ts';
import { atAirports, ownedBy } from './lists/filters.ts';

/** Which bookings exist for a caller: a client's own, for a Protocol Officer those of their airports (S19). */
export function bookingScope(actor: Actor): Filter[] {
  if (!may(actor, 'bookings.readAll')) return [ownedBy(actor.id)];
  const airportIds = airportLimit(actor);
  return airportIds ? [atAirports(airportIds)] : [];
}
