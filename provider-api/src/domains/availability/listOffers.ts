import type { AirportOffer } from 'shared-api/contract';
import type { Queryable } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { visibleService } from '../services/index.ts';

interface OfferRow extends Omit<AirportOffer, 'ahead'> {
  ahead: number;
  last: Date | null;
}

const toOffer = ({ ahead, last, ...offer }: OfferRow): AirportOffer => ({
  ...offer,
  ahead: { bookings: ahead, last: last?.toISOString() ?? null },
});

export async function offersOf(on: Queryable, serviceId: number, now: Date): Promise<AirportOffer[]> {
  const { rows } = await on.query<OfferRow>(
    `select a.id as "airportId", coalesce(o.offered, true) as offered, coalesce(o.from_hour, 0) as "fromHour",
            coalesce(o.to_hour, 24) as "toHour", coalesce(o.lead_minutes, 0) as "leadMinutes",
            o.per_hour as "perHour", coalesce(o.counts, 'passengers') as counts, coalesce(o.version, 0) as version,
            coalesce(b.ahead, 0) as ahead, b.last
       from airports a
       left join service_offers o on o.airport_id = a.id and o.service_id = $1
       left join (
         select airport_id, count(*)::int as ahead, max(flight_at) as last from bookings
          where status = 'Processing' and date_of_travel >= lagos_day($2) and flight_at > $2
            and $1 in (service_id, additional_service_id)
          group by airport_id) b on b.airport_id = a.id
      order by a.id`,
    [serviceId, now],
  );
  return rows.map(toOffer);
}

export const listOffers: Verb<'listOffers'> = async ({ db, actor, clock }, { params }) => {
  const { id } = await visibleService(db, actor, params.id);
  return { data: await offersOf(db, id, clock.now()) };
};
