import type { listCorrections as endpoint, QueryOf } from 'shared-api/contract';
import type { Actor } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { defineList, equals, type Filter, filter, readBy } from '../../../lists/index.ts';
import { airportLimit } from '../../../permissions/airports.ts';
import { type CorrectionRow, selectCorrections, toCorrection } from './correctionRow.ts';

/** An officer who is tied to airports finds those of their bookings alone (S19). */
function ofAirports(actor: Actor): Filter[] {
  const limit = airportLimit(actor);
  const served = (ids: string) =>
    `x.booking_id in (select id from bookings where airport_id = any (${ids}::int[]))`;
  return limit ? [filter(limit, served)] : [];
}

const correctionList = defineList<QueryOf<typeof endpoint>, CorrectionRow, 'proposed'>({
  from: 'outcome_corrections x',
  id: 'x.id',
  orders: { proposed: ['x.proposed_at', 'x.id'] },
  sort: () => '-proposed',
  filters: ({ status }, { actor }) => [...equals(status, 'x.status', 'text'), ...ofAirports(actor)],
  read: readBy<CorrectionRow>(`${selectCorrections} where x.id = any ($1::bigint[])`),
});

export const listCorrections: Verb<typeof endpoint> = async (ctx, { query }) => {
  const { data, meta } = await correctionList.page(ctx, query);
  return { data: data.map(toCorrection), meta };
};
