import type { AirportOffer } from 'shared-api/contract';
import type { Queryable } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { Conflict, NotFound } from '../../http/errors.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordAudit } from '../activities/index.ts';
import { visibleService } from '../services/index.ts';
import { offersOf } from './listOffers.ts';

const set = `
  insert into service_offers
    (service_id, airport_id, offered, from_hour, to_hour, lead_minutes, per_hour, counts)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (service_id, airport_id) do update
     set offered = $3, from_hour = $4, to_hour = $5, lead_minutes = $6, per_hour = $7, counts = $8,
         version = service_offers.version + 1
   where service_offers.version = $9`;

const factsOf = ({ version: _, ahead: __, ...facts }: AirportOffer) => facts;

export const changeOffer: Verb<'changeOffer'> = async (ctx, { params, body }) => {
  const { id, airportId } = params;
  const { version, reason, offered, fromHour, toHour, leadMinutes, perHour, counts } = body;
  const data = await ctx.db.transaction(async (tx) => {
    await visibleService(tx, ctx.actor, id);
    const offerNow = async (on: Queryable) => {
      const offer = (await offersOf(on, id, ctx.clock.now())).find((one) => one.airportId === airportId);
      if (!offer) throw new NotFound('There is no such airport');
      return offer;
    };
    const before = await offerNow(tx);
    const { rowCount } =
      before.version === version
        ? await tx.query(set, [
            id,
            airportId,
            offered,
            fromHour,
            toHour,
            leadMinutes,
            perHour,
            counts,
            version,
          ])
        : { rowCount: 0 };
    const after = await offerNow(tx);
    if (rowCount === 0)
      throw new Conflict(
        'Somebody changed this airport meanwhile. Please look at it again',
        'changed_meanwhile',
        after,
      );
    await recordAudit(tx, ctx, {
      action: 'service.offered',
      subject: ['service', id],
      before: factsOf(before),
      after: factsOf(after),
      reason: reason ?? null,
    });
    await publish(tx, { type: 'service', id, everyone: true });
    return after;
  });
  return { data, message: 'Saved' };
};
