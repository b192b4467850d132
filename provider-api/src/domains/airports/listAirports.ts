import type { AirportReply, listAirports as endpoint } from 'shared-api/contract';
import type { PublicContext, Verb } from '../../http/context.ts';

export const listAirports: Verb<typeof endpoint, PublicContext> = async ({ db }) => {
  const { rows } = await db.query<AirportReply>('select id, code, name from airports order by id');
  return { data: rows };
};
