import type { Actor } from '../http/actor.ts';
import { NotFound } from '../http/errors.ts';

/** Bookings of other airports do not exist for this caller; undefined is no such limit (S19). */
export const airportLimit = ({ role, airportIds }: Actor): readonly number[] | undefined =>
  role === 'Protocol Officer' && airportIds.length > 0 ? airportIds : undefined;

/** Other airports do not exist for an officer (S19). */
export function expectOwnAirport(actor: Actor, airportId: number): void {
  const limit = airportLimit(actor);
  if (limit && !limit.includes(airportId)) throw new NotFound('There is no such airport');
}

/** The airports whose figures are shown: the one asked for, of those the caller is tied to; undefined for all. */
export function visibleAirports(actor: Actor, asked: number | undefined): readonly number[] | undefined {
  const limit = airportLimit(actor);
  if (asked === undefined) return limit;
  return !limit || limit.includes(asked) ? [asked] : [];
}
