import type { Verb } from '../../http/context.ts';
import { expectOwnAirport } from '../../permissions/airports.ts';
import { offerAt, offerColumns } from './offers.ts';
import type { PlacedService } from './places.ts';
import { dayOf, takenPlaces } from './takenPlaces.ts';

export const deskLoad: Verb<'deskLoad'> = async ({ db, actor }, { query }) => {
  const { airportId, date } = query;
  expectOwnAirport(actor, airportId);
  const { rows } = await db.query<PlacedService>(
    `select s.id, s.name, ${offerColumns('s.id', '$1', '$2')} from services s order by s.id`,
    [[airportId], [date]],
  );
  const taken = await takenPlaces(
    db,
    rows.map(({ id }) => dayOf({ serviceId: id, airportId, day: date })),
  );
  const data = rows.map((service) => {
    const { offer, day } = offerAt(service, airportId, date);
    const hours = day.hours.map(({ hour, perHour }) => {
      const found = taken.find((one) => one.serviceId === service.id && one.hour === hour);
      return { hour, taken: found?.[offer.counts] ?? 0, limit: perHour };
    });
    return { serviceId: service.id, name: service.name, counts: offer.counts, hours };
  });
  return {
    data: data.filter(({ hours }) => hours.some((hour) => hour.taken > 0 || hour.limit !== null)),
  };
};
