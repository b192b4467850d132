import {
  type LimitedHour,
  type OfferException,
  type OfferedDay,
  offeredDay,
  openOffer,
  type ServiceOffer,
} from 'shared-api/rules';

interface StoredException extends OfferException {
  airportId: number;
  day: string;
}

export interface StoredOffers {
  offers: (ServiceOffer & { airportId: number })[] | null;
  exceptions: StoredException[] | null;
}

/** Every argument is SQL, for example `s.id` or `$1`. */
export const offerColumns = (service: string, airportIds: string, days: string): string => `
  (select jsonb_agg(jsonb_build_object(
            'airportId', o.airport_id, 'offered', o.offered, 'fromHour', o.from_hour, 'toHour', o.to_hour,
            'leadMinutes', o.lead_minutes, 'perHour', o.per_hour, 'counts', o.counts))
     from service_offers o where o.service_id = ${service} and o.airport_id = any (${airportIds}::int[])) as offers,
  (select jsonb_agg(jsonb_build_object(
            'airportId', e.airport_id, 'day', e.day, 'fromHour', e.from_hour, 'toHour', e.to_hour,
            'closed', e.closed, 'perHour', e.per_hour, 'leadMinutes', e.lead_minutes) order by e.id desc)
     from offer_exceptions e
    where e.airport_id = any (${airportIds}::int[]) and e.day = any (${days}::date[]) and e.ended_at is null
      and (e.service_id is null or e.service_id = ${service})) as exceptions`;

export interface OfferAtAirport {
  offer: ServiceOffer;
  day: OfferedDay<LimitedHour>;
}

export function offerAt(
  { offers, exceptions }: StoredOffers,
  airportId: number,
  day: string,
): OfferAtAirport {
  const offer = offers?.find((one) => one.airportId === airportId) ?? openOffer;
  const ofDay = (exceptions ?? []).filter((one) => one.airportId === airportId && one.day === day);
  return { offer, day: offeredDay(offer, ofDay) };
}
