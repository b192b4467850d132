import type { listServices as endpoint } from 'shared-api/contract';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { bookableServices } from './listBookableServices.ts';
import { type ServiceRow, serviceColumns, serviceReply } from './serviceRow.ts';

/** Every service for staff, what may be booked for a client; the newest at the top (G66, SERVICES-05). */
export const listServices: Verb<typeof endpoint> = async (ctx) => {
  if (!may(ctx.actor, 'services.readAll')) return bookableServices(ctx);
  const { rows } = await ctx.db.query<ServiceRow>(`select ${serviceColumns} from services order by id desc`);
  return { data: rows.map(serviceReply) };
};
