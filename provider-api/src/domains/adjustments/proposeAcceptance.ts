import { proposeAcceptance as endpoint } from 'shared-api/contract';
import { isUniqueViolation, onlyRow, type Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { Conflict } from '../../http/errors.ts';
import { publish } from '../../http/events.ts';
import { idempotent } from '../../http/idempotency.ts';
import { recordAudit } from '../activities/index.ts';
import { receivedMoney } from '../payments/index.ts';
import { findTransaction } from '../transactions/index.ts';
import { toAdjustment } from './adjustmentRow.ts';
import { readAdjustment } from './readAdjustment.ts';

async function insert(tx: Tx, { actor, clock }: Context, paymentId: number, reason: string) {
  const { payment, paidKobo } = await receivedMoney(tx, paymentId);
  try {
    return onlyRow(
      await tx.query<{ id: number }>(
        `insert into adjustments
           (application_user_id, amount_kobo, reason, proposed_by, proposed_at, payment_id)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [payment.userId, paidKobo, reason, actor.id, clock.now(), paymentId],
      ),
    );
  } catch (thrown) {
    if (isUniqueViolation(thrown, 'adjustments_one_per_payment'))
      throw new Conflict('This is proposed already: somebody else must approve it');
    throw thrown;
  }
}

/** What was paid is entered as what it is once somebody else approves; the amount is the gateway's, not the proposer's. */
export const proposeAcceptance: Verb<typeof endpoint> = async (ctx, { params, body }) => {
  const { transactionId } = await findTransaction(ctx.db, ctx.actor, String(params.id));
  return ctx.db.transaction((tx) =>
    idempotent(tx, ctx, endpoint, { ...body, id: transactionId }, async () => {
      const { id } = await insert(tx, ctx, transactionId, body.reason.trim());
      const after = await readAdjustment(tx, id);
      await recordAudit(tx, ctx, { action: 'adjustment.proposed', subject: ['adjustment', id], after });
      await publish(tx, { type: 'adjustment', id, staff: true });
      await publish(tx, { type: 'transaction', id: transactionId, staff: true });
      return { data: toAdjustment(after), message: 'Adjustment proposed successfully' };
    }),
  );
};
