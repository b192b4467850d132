import type { AirportReply } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';

export const listAirports: Verb<'listAirports'> = async ({ db }) => {
  const { rows } = await db.query<AirportReply>('select id, code, name from airports order by id');
  return { data: rows };
};
