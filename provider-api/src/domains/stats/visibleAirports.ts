import { type Actor, airportLimit } from '../../http/actor.ts';

/** The airports whose figures are shown: the one asked for, of those the caller is tied to; undefined for all. */
export function visibleAirports(actor: Actor, asked: number | undefined): readonly number[] | undefined {
  const limit = airportLimit(actor);
  if (asked === undefined) return limit;
  return !limit || limit.includes(asked) ? [asked] : [];
}
