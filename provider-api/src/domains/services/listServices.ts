import type { Service } from 'shared-api/contract';
import { nairaFromKobo, usableTypes } from 'shared-api/rules';
import { prepared } from '../../db/index.ts';
import { may } from '../../http/actor.ts';
import type { Context, Reply, Verb } from '../../http/context.ts';
import { offeredColumns, type ServiceRow, serviceColumns, serviceReply } from './serviceRow.ts';

const activeOfTypes = prepared(`
  select ${serviceColumns}, ${offeredColumns} from services
   where active and ($1::int[] is null or service_type_id = any ($1::int[]))
   order by id desc`);

async function bookableServices({ db, actor }: Context): Promise<Reply<Service[]>> {
  const types = may(actor, 'services.readAll') ? null : usableTypes(actor);
  const { rows } = await db.query<ServiceRow>(activeOfTypes, [types]);
  return { data: rows.map(serviceReply) };
}

export const listBookableServices: Verb<'listBookableServices'> = (ctx) => bookableServices(ctx);

export const listServices: Verb<'listServices'> = async (ctx) => {
  if (!may(ctx.actor, 'services.readAll')) return bookableServices(ctx);
  const { rows } = await ctx.db.query<ServiceRow>(
    `select ${serviceColumns}, ${offeredColumns} from services order by id desc`,
  );
  return { data: rows.map(serviceReply) };
};

export const listPublicPrices: Verb<'listPublicPrices'> = async ({ db }) => {
  const { rows } = await db.query<{ name: string; kobo: number }>(
    'select name, min(price_kobo) as kobo from services where active group by name order by name',
  );
  return { data: rows.map(({ name, kobo }) => ({ name, price: nairaFromKobo(kobo) })) };
};
