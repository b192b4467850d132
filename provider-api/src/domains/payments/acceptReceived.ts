import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { BadRequest, Conflict } from '../../http/errors.ts';
import { afterClosing } from './closeInvoice.ts';
import { findPayment, type Payment } from './payment.ts';
import { settlePayment } from './settlePayment.ts';

/** What came that no invoice asked for: all of a smaller payment, the rest of a larger one. */
export interface Received {
  payment: Payment;
  paidKobo: number;
  besideKobo: number;
}

/** A payment with other money than was invoiced, locked until the transaction ends. */
export async function receivedMoney(tx: Tx, paymentId: number): Promise<Received> {
  await tx.query('select id from payments where id = $1 for update', [paymentId]);
  const payment = await findPayment(tx, paymentId);
  const paidKobo = payment?.gatewayAmountKobo ?? 0;
  if (!payment || payment.status === 'Paid' || payment.acceptedKobo !== null || paidKobo === 0)
    throw new BadRequest('The gateway reports no money for this invoice that is still to be entered');
  if (payment.attention === 'underpaid') return { payment, paidKobo, besideKobo: paidKobo };
  if (payment.attention === 'overpaid')
    return { payment, paidKobo, besideKobo: paidKobo - payment.amountKobo };
  throw new BadRequest('Only a smaller or larger payment than was invoiced is accepted');
}

async function closeUnderpaid(tx: Tx, ctx: Context, payment: Payment): Promise<void> {
  const at = ctx.clock.now();
  await tx.query(
    `update payments set attention = null, next_check_at = null, closed_at = coalesce(closed_at, $2),
            closed_as = coalesce(closed_as, 'Cancelled'), closed_by = coalesce(closed_by, $3)
      where id = $1`,
    [payment.id, at, ctx.actor.id],
  );
  if (payment.closedAs === null) await afterClosing(tx, { ...payment, closedAs: 'Cancelled', at });
}

interface Decision {
  paymentId: number;
  /** As two people decided; what the gateway reports may have changed since. */
  besideKobo: number;
  reason: string;
}

/** Ends the waiting for an invoice: a larger payment settles it, a smaller one closes it. What came beside is the adjustment's. */
export async function acceptReceived(
  tx: Tx,
  ctx: Context,
  { paymentId, besideKobo, reason }: Decision,
): Promise<void> {
  const { payment, paidKobo, besideKobo: now } = await receivedMoney(tx, paymentId);
  if (now !== besideKobo)
    throw new Conflict('The gateway reports another amount by now: reject this, and propose it again');
  if (payment.attention === 'underpaid') await closeUnderpaid(tx, ctx, payment);
  else {
    await tx.query('update payments set confirmed_by = $2, confirmed_reason = $3 where id = $1', [
      payment.id,
      ctx.actor.id,
      reason,
    ]);
    await settlePayment(tx, payment, {
      method: 'Finance confirmation',
      actorId: ctx.actor.id,
      at: ctx.clock.now(),
    });
  }
  await tx.query('update payments set accepted_kobo = $2, gateway_amount_kobo = $2 where id = $1', [
    payment.id,
    paidKobo,
  ]);
}
