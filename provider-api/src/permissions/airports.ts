import type { Actor } from '../http/actor.ts';
import { NotFound } from '../http/errors.ts';

/** Undefined means all airports. */
export const airportLimit = ({ role, airportIds }: Actor): readonly number[] | undefined =>
  role === 'Protocol Officer' && airportIds.length > 0 ? airportIds : undefined;

export function expectOwnAirport(actor: Actor, airportId: number): void {
  const limit = airportLimit(actor);
  if (limit && !limit.includes(airportId)) throw new NotFound('There is no such airport');
}

export function visibleAirports(actor: Actor, asked: number | undefined): readonly number[] | undefined {
  const limit = airportLimit(actor);
  if (asked === undefined) return limit;
  return !limit || limit.includes(asked) ? [asked] : [];
}
