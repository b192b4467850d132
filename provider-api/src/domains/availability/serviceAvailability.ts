import { isLateHour, shownPlaces } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { visibleService } from '../services/index.ts';
import { offerAt, offerColumns, type StoredOffers } from './offers.ts';
import { dayOf, takenPlaces } from './takenPlaces.ts';

/** `left` is capped, so that the reply does not reveal how many places other clients have booked. */
export const serviceAvailability: Verb<'serviceAvailability'> = async (
  { db, actor, clock },
  { params, query },
) => {
  const { id } = await visibleService(db, actor, params.id);
  const { airportId, date, places = 0 } = query;
  const stored = await db.one<StoredOffers>(`select ${offerColumns('$1', '$2', '$3')}`, [
    id,
    [airportId],
    [date],
  ]);
  const { offer, day } = offerAt(stored, airportId, date);
  const limited = day.hours.some(({ perHour }) => perHour !== null);
  const taken = limited ? await takenPlaces(db, [dayOf({ serviceId: id, airportId, day: date })]) : [];
  const now = clock.now();
  const hours = day.hours.map(({ perHour, ...hour }) => {
    const inHour = taken.find((one) => one.hour === hour.hour)?.[offer.counts] ?? 0;
    const left =
      perHour === null ? null : Math.min(Math.max(shownPlaces, places), Math.max(0, perHour - inHour));
    const late = isLateHour(date, hour, now) ? 'late' : null;
    return { ...hour, left, why: hour.why ?? late ?? (left === 0 ? ('full' as const) : null) };
  });
  const { offered, fromHour, toHour, leadMinutes, counts } = offer;
  return { data: { offered, fromHour, toHour, leadMinutes, counts, hours } };
};
