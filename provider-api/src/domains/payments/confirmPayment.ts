import { dayMs } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { readSettings } from '../../settings/index.ts';
import { findTransaction, transactionReply } from '../transactions/index.ts';
import { askGateway, confirmable, enterConfirmed } from './enterConfirmed.ts';
import { type Arrived, findPayment, type Payment } from './payment.ts';
import { proposeEntry } from './proposeEntry.ts';

/** Confirmations of the last 24 hours add up, so that nobody can split a sum to remain below the limit. */
async function withinLimit(tx: Tx, ctx: Context, { userId, amountKobo }: Payment): Promise<boolean> {
  const { confirmationLimit } = await readSettings(tx, ctx.config);
  const since = new Date(ctx.clock.now().getTime() - dayMs);
  await tx.query(`select pg_advisory_xact_lock(hashtext('confirm ' || $1))`, [ctx.actor.id]);
  const { kobo } = await tx.one<{ kobo: number }>(
    `select coalesce(sum(amount_kobo), 0)::bigint as kobo from payments
        where owner_id = $1 and confirmed_by = $2 and paid_at > $3 and settled_kobo is null`,
    [userId, ctx.actor.id, since],
  );
  return kobo + amountKobo <= confirmationLimit;
}

interface Confirmation {
  paymentId: number;
  reason: string;
  arrived: Arrived;
}

async function confirm(tx: Tx, ctx: Context, confirmation: Confirmation): Promise<string> {
  const payment = await confirmable(tx, confirmation.paymentId);
  if (await withinLimit(tx, ctx, payment)) {
    await enterConfirmed(tx, ctx, { ...confirmation, approved: false });
    return 'Payment confirmed successfully';
  }
  const { reason, arrived } = confirmation;
  await proposeEntry(tx, ctx, { payment, amountKobo: payment.amountKobo, reason, arrived });
  return 'Somebody else must approve this payment';
}

export const confirmPayment: Verb<'confirmPayment'> = async (ctx, { params, body }) => {
  const { db, actor, config } = ctx;
  const { transactionId } = await findTransaction(db, actor, String(params.id));
  const arrived = body.arrived ?? 'gateway';
  if (!(await findPayment(db, transactionId)))
    throw new BadRequest('A booking is paid from the wallet: there is nothing to confirm');
  const settled = await askGateway(ctx, transactionId, arrived);
  return idempotent(ctx, { ...body, id: transactionId }, async (tx) => {
    const message = settled
      ? 'Payment confirmed successfully'
      : await confirm(tx, ctx, { paymentId: transactionId, reason: body.reason.trim(), arrived });
    return { data: await transactionReply(tx, config, transactionId), message };
  });
};
