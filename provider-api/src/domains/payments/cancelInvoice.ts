import { type Tx, updateRow } from '../../db/index.ts';
import { may } from '../../http/actor.ts';
import type { Context, Verb } from '../../http/context.ts';
import { BadRequest, Invalid } from '../../http/errors.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordAudit } from '../activities/index.ts';
import { findTransaction, transactionReply } from '../transactions/index.ts';
import { afterClosing } from './closeInvoice.ts';
import { findPayment, type Payment } from './payment.ts';

function refuse({ status, kind, attention }: Payment, byStaff: boolean): void {
  if (status === 'Paid') throw new BadRequest('A paid invoice cannot be cancelled');
  if (byStaff) return;
  if (kind !== 'funding') throw new BadRequest('Only the invoice of a wallet funding can be cancelled');
  if (attention !== null)
    throw new BadRequest('A payment for this invoice is being looked into: it cannot be cancelled');
}

function reasonOf(byStaff: boolean, reason: string | null | undefined): string | null {
  const given = reason?.trim() || null;
  if (byStaff && given === null) throw new Invalid({ reason: ['Give a reason'] });
  return byStaff ? given : null;
}

async function recordGivenUp(
  tx: Tx,
  ctx: Context,
  { id, status, closedAs, attention }: Payment,
  reason: string,
): Promise<void> {
  await recordAudit(tx, ctx, {
    action: 'payment.canceled',
    subject: ['payment', id],
    before: { status: closedAs ?? status, attention },
    after: { status: closedAs ?? 'Cancelled', reason },
  });
}

/** Returns false if the invoice was already closed. Staff can still end the search for its money. */
async function giveUp(tx: Tx, ctx: Context, id: number, reason: string | null): Promise<boolean> {
  await tx.query('select id from payments where id = $1 for update', [id]);
  const payment = await findPayment(tx, id);
  if (!payment) throw new BadRequest('A booking has no invoice that could be cancelled');
  refuse(payment, may(ctx.actor, 'payments.confirm'));
  const open = payment.closedAs === null;
  if (!open && payment.attention === null) return false;
  const at = ctx.clock.now();
  await updateRow(tx, 'payments', id, {
    attention: null,
    ...(open && { closed_at: at, closed_as: 'Cancelled', closed_by: ctx.actor.id }),
  });
  if (reason !== null) await recordGivenUp(tx, ctx, payment, reason);
  if (open) await afterClosing(tx, { ...payment, closedAs: 'Cancelled', at });
  else await publish(tx, { type: 'transaction', id, userId: payment.userId, staff: true });
  return open;
}

export const cancelInvoice: Verb<'cancelInvoice'> = async (ctx, { params, body }) => {
  const { db, actor, config } = ctx;
  const reason = reasonOf(may(actor, 'payments.confirm'), body.reason);
  const { transactionId } = await findTransaction(db, actor, String(params.id));
  const data = await db.transaction(async (tx) => {
    await giveUp(tx, ctx, transactionId, reason);
    return transactionReply(tx, config, transactionId);
  });
  return { data, message: 'Invoice cancelled successfully' };
};

export const cancelUnpaidFundings: Verb<'cancelUnpaidFundings'> = async (ctx, { body: { newestId } }) => {
  const { rows } = await ctx.db.query<{ id: number }>(
    `select id from payments
      where owner_id = $1 and kind = 'funding' and status = 'Unpaid' and closed_at is null and id <= $2 order by id`,
    [ctx.actor.ownerId, newestId],
  );
  let cancelled = 0;
  for (const { id } of rows) {
    try {
      if (await ctx.db.transaction((tx) => giveUp(tx, ctx, id, null))) cancelled += 1;
    } catch (thrown) {
      if (!(thrown instanceof BadRequest)) throw thrown;
    }
  }
  return { data: { cancelled } };
};
