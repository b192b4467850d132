import type { Verb } from '../../http/context.ts';
import { idempotent } from '../../http/idempotency.ts';
import { proposeEntry, receivedMoney } from '../payments/index.ts';
import { findTransaction } from '../transactions/index.ts';
import { adjustment } from './adjustment.ts';

export const proposeAcceptance: Verb<'proposeAcceptance'> = async (ctx, { params, body }) => {
  const { transactionId } = await findTransaction(ctx.db, ctx.actor, String(params.id));
  return idempotent(ctx, { ...body, id: transactionId }, async (tx) => {
    const { payment, paidKobo } = await receivedMoney(tx, transactionId);
    const reason = body.reason.trim();
    const id = await proposeEntry(tx, ctx, { payment, amountKobo: paidKobo, reason });
    return { data: await adjustment.find(tx, ctx.actor, id), message: 'Adjustment proposed successfully' };
  });
};
