import { nairaFromKobo } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';

interface Price {
  dateCreated: Date;
  kobo: number;
  by: string | null;
}

/** A service whose creation is not in the audit gets its first price as an additional row. */
const prices = `
  with change as (
    select id, at, actor_name, (before ->> 'priceKobo')::bigint as before, (after ->> 'priceKobo')::bigint as after
      from audit
     where subject_kind = 'service' and subject_id = $1::text and action in ('service.created', 'service.updated')
  ), price as (
    select id, at, after as kobo, actor_name as by from change where after is distinct from before
    union all
    select 0, service.created_at,
           coalesce((select before from change where before is not null order by id limit 1), service.price_kobo), null
      from services service
     where service.id = $1::bigint and not exists (select from change where before is null)
  )
  select at as "dateCreated", kobo, by from price order by id desc`;

export const listServicePrices: Verb<'listServicePrices'> = async ({ db }, { params }) => {
  const rows = await db.all<Price>(prices, [params.id]);
  if (rows.length === 0) throw new NotFound('Service does not exist');
  return { data: rows.map(({ kobo, ...row }) => ({ ...row, price: nairaFromKobo(kobo) })) };
};
