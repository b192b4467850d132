import type { listPublicPrices as endpoint } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import type { PublicContext, Verb } from '../../http/context.ts';

/** For the landing page: no more of a service than its name and what it costs. */
export const listPublicPrices: Verb<typeof endpoint, PublicContext> = async ({ db }) => {
  const { rows } = await db.query<{ name: string; kobo: number }>(
    'select name, min(price_kobo) as kobo from services where active group by name order by name',
  );
  return { data: rows.map(({ name, kobo }) => ({ name, price: nairaFromKobo(kobo) })) };
};
