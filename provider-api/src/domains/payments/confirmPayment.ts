import { confirmPayment as endpoint } from 'shared-api/contract';
import type { Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { BadRequest, Conflict, NotFound } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { currentConfig } from '../../settings/index.ts';
import { recordAudit } from '../activities/index.ts';
import { findTransaction, readTransaction, toTransaction } from '../transactions/index.ts';
import { decidedInSuspense, findPayment, type Payment } from './payment.ts';
import { settlePayment } from './settlePayment.ts';

async function unpaid(tx: Tx, id: number): Promise<Payment> {
  await tx.query('select id from payments where id = $1 for update', [id]);
  const payment = await findPayment(tx, id);
  if (!payment) throw new BadRequest('A booking is paid from the wallet: there is nothing to confirm');
  if (payment.status === 'Paid') throw new Conflict('The invoice is paid already');
  // What was credited must be the invoice's amount: the ledger is verified against it.
  const compared = { underpaid: 'smaller', overpaid: 'larger' }[payment.attention ?? ''];
  if (compared) throw new BadRequest(`The gateway reports a ${compared} amount: accept what was paid`);
  if (payment.toSuspense) throw new BadRequest(decidedInSuspense);
  if (payment.acceptedKobo !== null)
    throw new BadRequest('What was paid for this invoice has been entered already');
  return payment;
}

interface Confirmation {
  id: number;
  reason: string;
  arrived: 'gateway' | 'bank';
}

async function confirm(tx: Tx, ctx: Context, { id, reason, arrived }: Confirmation): Promise<void> {
  const payment = await unpaid(tx, id);
  await tx.query('update payments set confirmed_by = $2, confirmed_reason = $3 where id = $1', [
    id,
    ctx.actor.id,
    reason,
  ]);
  await recordAudit(tx, ctx, {
    action: 'payment.confirmed',
    subject: ['payment', id],
    before: { status: payment.status, closedAs: payment.closedAs, attention: payment.attention },
    after: { status: 'Paid', reason, amountKobo: payment.amountKobo, arrived },
  });
  await settlePayment(tx, payment, {
    method: 'Finance confirmation',
    actorId: ctx.actor.id,
    at: ctx.clock.now(),
    arrived,
  });
}

/** Finance vouches for a payment that the gateway does not report, with the evidence as the reason. */
export const confirmPayment: Verb<typeof endpoint> = async (ctx, { params, body }) => {
  const { db, actor, config } = ctx;
  const { transactionId } = await findTransaction(db, actor, String(params.id));
  return db.transaction((tx) =>
    idempotent(tx, ctx, endpoint, { ...body, id: transactionId }, async () => {
      const arrived = body.arrived ?? 'gateway';
      await confirm(tx, ctx, { id: transactionId, reason: body.reason.trim(), arrived });
      const row = await readTransaction(tx, transactionId);
      if (!row) throw new NotFound('Transaction does not exist');
      const data = toTransaction(row, await currentConfig(tx, config));
      return { data, message: 'Payment confirmed successfully' };
    }),
  );
};
