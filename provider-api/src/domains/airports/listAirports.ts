import type { AirportReply } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';

export const listAirports: Verb<'listAirports'> = async ({ db }) => ({
  data: await db.all<AirportReply>('select id, code, name from airports order by id'),
});
