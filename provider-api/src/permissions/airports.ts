import type { Actor } from '../http/actor.ts';
import { NotFound } from '../http/errors.ts';

/** The airports whose bookings the caller may see; undefined for all (S19). */
export const airportLimit = ({ role, airportIds }: Actor): readonly number[] | undefined =>
  role === 'Protocol Officer' && airportIds.length > 0 ? airportIds : undefined;

/** For an officer, other airports do not exist (S19). */
export function expectOwnAirport(actor: Actor, airportId: number): void {
  const limit = airportLimit(actor);
  if (limit && !limit.includes(airportId)) throw new NotFound('There is no such airport');
}

/**
 * The requested airport if the caller may see it. Without a request, all of the caller's; undefined for all airports.
 */
export function visibleAirports(actor: Actor, asked: number | undefined): readonly number[] | undefined {
  const limit = airportLimit(actor);
  if (asked === undefined) return limit;
  return !limit || limit.includes(asked) ? [asked] : [];
}
