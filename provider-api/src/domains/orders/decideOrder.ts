import type { Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { BadRequest, Conflict, Forbidden } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { enqueue } from '../../jobs/index.ts';
import { walletBalanceKobo } from '../ledger/index.ts';
import { closeInvoiceOfOrder } from '../payments/index.ts';
import { bookLocked } from './bookOrder.ts';
import { decisionOf } from './expectApproval.ts';
import { fulfilJob } from './fulfilOrders.ts';
import { agreedPrice, announceOrder, openOrder, orderNow } from './openOrder.ts';
import { lockOwnOrder, type OrderRow, writeOrder } from './orderRow.ts';
import { tellDecision } from './tellApproval.ts';

async function orderToDecide(
  tx: Tx,
  ctx: Context,
  { id, version }: { id: number; version: number },
): Promise<OrderRow> {
  const row = await lockOwnOrder(tx, ctx.actor, id);
  if (row.createdBy === ctx.actor.id)
    throw new Forbidden('Somebody else must decide your order', 'own_order');
  if (row.decidedAt !== null)
    throw new Conflict('The order was decided already', 'already_decided', await orderNow(tx, ctx, id));
  const open = await openOrder(tx, ctx, { id, version });
  if (open.status !== 'Submitted')
    throw new BadRequest('Nobody asks for approval of this order', 'not_possible');
  return open;
}

async function approve(
  tx: Tx,
  ctx: Context,
  { id, version, expectedTotal }: { id: number; version: number; expectedTotal?: number | undefined },
): Promise<void> {
  const row = await orderToDecide(tx, ctx, { id, version });
  const { totalKobo } = await agreedPrice(tx, ctx, { row, expectedTotal });
  const decision = { totalKobo, ...decisionOf(ctx) };
  const suffices = (await walletBalanceKobo(tx, row.ownerId)) >= totalKobo;
  const outcome = suffices
    ? 'was approved and is booked'
    : 'was approved and is booked once the wallet suffices';
  await tellDecision(tx, ctx, { ...row, totalKobo }, { outcome, reason: null });
  await announceOrder(tx, row.ownerId);
  if (suffices) return bookLocked(tx, ctx, row, decision);
  await writeOrder(tx, row, { status: 'Waiting', bookWhenPaid: true, ...decision }, ctx.clock.now());
  await enqueue(tx, fulfilJob, { ownerId: row.ownerId });
}

export const approveOrder: Verb<'approveOrder'> = async (ctx, { params: { id }, body }) => {
  await idempotent(ctx, { ...body, id }, async (tx) => {
    const { status, createdBy } = await lockOwnOrder(tx, ctx.actor, id);
    if (status !== 'Booked' || createdBy === ctx.actor.id) await approve(tx, ctx, { id, ...body });
    return { data: await orderNow(tx, ctx, id) };
  });
  // The order may have changed since the first reply, so a repeated request gets the current order.
  return { data: await orderNow(ctx.db, ctx, id), message: 'Order approved' };
};

export const rejectOrder: Verb<'rejectOrder'> = (ctx, { params: { id }, body }) =>
  idempotent(ctx, { ...body, id }, async (tx) => {
    const row = await orderToDecide(tx, ctx, { id, version: body.version });
    const reason = body.reason;
    const at = ctx.clock.now();
    await writeOrder(tx, row, { status: 'Rejected', ...decisionOf(ctx, reason) }, at);
    await closeInvoiceOfOrder(tx, id, at);
    await announceOrder(tx, row.ownerId);
    await tellDecision(tx, ctx, row, { outcome: 'was rejected', reason });
    return { data: await orderNow(tx, ctx, id), message: 'Order rejected' };
  });
