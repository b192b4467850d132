import type { listBookableServices as endpoint, Service } from 'shared-api/contract';
import { prepared } from '../../db/index.ts';
import { may } from '../../http/actor.ts';
import type { Context, Reply, Verb } from '../../http/context.ts';
import { type ServiceRow, serviceColumns, serviceReply } from './serviceRow.ts';
import { usableTypes } from './usableServices.ts';

const activeOfTypes = prepared(`
  select ${serviceColumns} from services
   where active and ($1::int[] is null or service_type_id = any ($1::int[]))
   order by id desc`);

export async function bookableServices({ db, actor }: Context): Promise<Reply<Service[]>> {
  const types = may(actor, 'services.readAll') ? null : usableTypes(actor);
  const { rows } = await db.query<ServiceRow>(activeOfTypes, [types]);
  return { data: rows.map(serviceReply) };
}

/** The services that the caller may book; for staff all that anybody may book (G66). */
export const listBookableServices: Verb<typeof endpoint> = (ctx) => bookableServices(ctx);
