import { statusesOfGroup } from 'shared-api/rules';
import { may, onlyMaker } from '../../http/actor.ts';
import type { Input, Verb } from '../../http/context.ts';
import { defineList, filter, ofAccount, optional, readBy } from '../../lists/index.ts';
import { listedOrders, orderReply } from './orderReply.ts';
import { type OrderRow, readOrder, selectOrders } from './orderRow.ts';

const orderList = defineList<Input<'listOrders'>['query'], OrderRow, 'created'>({
  from: 'orders o',
  id: 'o.id',
  createdAt: 'o.created_at',
  orders: { created: ['o.created_at', 'o.id'] },
  sort: () => '-created',
  filters: ({ group, clientId }, { actor }) => [
    ...optional(may(actor, 'orders.readAll') ? clientId : actor.ownerId, (id) => ofAccount(id, 'o.owner_id')),
    ...optional(onlyMaker(actor), (id) => filter(id, (given) => `o.created_by = ${given}::bigint`)),
    // Whoever decides sees what they can decide, and nobody decides their own order.
    ...optional(group === 'approval' && may(actor, 'orders.approve') ? actor.id : undefined, (id) =>
      filter(id, (given) => `o.created_by <> ${given}::bigint`),
    ),
    ...optional(group, (given) =>
      filter(statusesOfGroup(given), (statuses) => `o.status = any (${statuses}::text[])`),
    ),
  ],
  read: readBy<OrderRow>(`${selectOrders} where o.id = any ($1::bigint[])`),
});

export const listOrders: Verb<'listOrders'> = async (ctx, { query }) => {
  const { data, meta } = await orderList.page(ctx, query);
  return { data: await listedOrders(ctx.db, data), meta };
};

export const orderById: Verb<'orderById'> = async (ctx, { params }) => {
  const row = await readOrder(ctx.db, ctx.actor, params.id);
  return { data: await orderReply(ctx.db, row, ctx) };
};
