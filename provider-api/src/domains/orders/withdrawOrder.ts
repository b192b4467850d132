import type { Verb } from '../../http/context.ts';
import { idempotent } from '../../http/idempotency.ts';
import { closeInvoiceOfOrder } from '../payments/index.ts';
import { announceOrder, openOrder, orderNow } from './openOrder.ts';
import { writeOrder } from './orderRow.ts';

export const withdrawOrder: Verb<'withdrawOrder'> = (ctx, { params: { id }, body }) =>
  idempotent(ctx, { ...body, id }, async (tx) => {
    const at = ctx.clock.now();
    const row = await openOrder(tx, ctx, { id, version: body.version });
    await writeOrder(tx, row, { status: 'Withdrawn', bookWhenPaid: false }, at);
    await closeInvoiceOfOrder(tx, id, at);
    await announceOrder(tx, ctx.actor.ownerId);
    return { data: await orderNow(tx, ctx, id), message: 'Order withdrawn' };
  });
