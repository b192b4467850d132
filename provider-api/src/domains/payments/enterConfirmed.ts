import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { BadRequest, Conflict, orNotFound, Unavailable } from '../../http/errors.ts';
import { recordAudit } from '../activities/index.ts';
import { checkPayment } from './checkPayment.ts';
import { type Arrived, decidedInSuspense, findPayment, type Payment } from './payment.ts';
import { settlePayment } from './settlePayment.ts';

/**
 * Returns whether the gateway's reply settled the invoice. The gateway does not know of money that arrived at
 * the bank, so its reply "not paid" is then no reason to refuse.
 */
export async function askGateway(ctx: Context, paymentId: number, arrived: Arrived): Promise<boolean> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment || payment.status === 'Paid') return false;
  const outcome = await checkPayment(ctx, paymentId);
  if (outcome === 'unknown')
    throw new Unavailable('The gateway gives no answer about this RRR. Please try again shortly');
  if (outcome === 'unpaid' && arrived === 'gateway' && payment.rrr !== null)
    throw new BadRequest('The gateway reports that this RRR was not paid', 'not_paid');
  const now = await findPayment(ctx.db, paymentId);
  if (outcome === 'attention') refuseOther(now ?? payment);
  return now?.status === 'Paid' && now.confirmedBy === null;
}

/** The ledger is verified against the invoice's amount, so no other amount may be confirmed. */
function refuseOther({ amountKobo, attention, gatewayAmountKobo }: Payment): never {
  if (attention === 'mismatch' || gatewayAmountKobo === null || gatewayAmountKobo === amountKobo)
    throw new BadRequest('The gateway reports another order: ask it which one');
  const compared = gatewayAmountKobo < amountKobo ? 'smaller' : 'larger';
  throw new BadRequest(`The gateway reports a ${compared} amount: accept what was paid`);
}

export async function confirmable(tx: Tx, id: number): Promise<Payment> {
  await tx.query('select id from payments where id = $1 for update', [id]);
  const payment = await orNotFound(findPayment(tx, id), 'Transaction does not exist');
  if (payment.status === 'Paid') throw new Conflict('The invoice is paid already');
  if (payment.attention !== null) refuseOther(payment);
  if (payment.toSuspense) throw new BadRequest(decidedInSuspense);
  return payment;
}

interface Confirmation {
  paymentId: number;
  reason: string;
  arrived: Arrived;
  approved?: boolean;
}

export async function enterConfirmed(
  tx: Tx,
  ctx: Context,
  { paymentId, reason, arrived, approved = true }: Confirmation,
): Promise<void> {
  const payment = await confirmable(tx, paymentId);
  const { status, closedAs, attention, amountKobo } = payment;
  await recordAudit(tx, ctx, {
    action: 'payment.confirmed',
    subject: ['payment', paymentId],
    before: { status, closedAs, attention },
    after: { status: 'Paid', reason, amountKobo, arrived },
  });
  await settlePayment(tx, payment, {
    confirmedBy: ctx.actor.id,
    confirmedReason: reason,
    at: ctx.clock.now(),
    arrived,
    ...(approved && { acceptedKobo: amountKobo }),
  });
}
