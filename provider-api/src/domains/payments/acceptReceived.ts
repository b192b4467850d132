import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { BadRequest, Conflict } from '../../http/errors.ts';
import { decidedInSuspense, findPayment, type Payment } from './payment.ts';
import { settlePayment } from './settlePayment.ts';

export interface Received {
  payment: Payment;
  paidKobo: number;
}

export async function receivedMoney(tx: Tx, paymentId: number): Promise<Received> {
  await tx.query('select id from payments where id = $1 for update', [paymentId]);
  const payment = await findPayment(tx, paymentId);
  const paidKobo = payment?.gatewayAmountKobo ?? 0;
  if (payment?.toSuspense) throw new BadRequest(decidedInSuspense);
  if (!payment || payment.status === 'Paid' || paidKobo === 0)
    throw new BadRequest('The gateway reports no money for this invoice that is still to be entered');
  if (payment.attention === 'underpaid' || payment.attention === 'overpaid') return { payment, paidKobo };
  throw new BadRequest('Only a smaller or larger payment than was invoiced is accepted');
}

interface Decision {
  paymentId: number;
  /** Two people approved this sum. The gateway may report another sum by now. */
  paidKobo: number;
  reason: string;
}

export async function acceptReceived(
  tx: Tx,
  ctx: Context,
  { paymentId, paidKobo, reason }: Decision,
): Promise<void> {
  const { payment, paidKobo: now } = await receivedMoney(tx, paymentId);
  if (now !== paidKobo)
    throw new Conflict(
      'The gateway reports another amount by now: reject this, and propose it again',
      'changed_meanwhile',
    );
  await settlePayment(tx, payment, {
    confirmedBy: ctx.actor.id,
    confirmedReason: reason,
    at: ctx.clock.now(),
    gateway: { amountKobo: paidKobo },
    acceptedKobo: paidKobo,
  });
}
