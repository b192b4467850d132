import { approveAdjustment as endpoint } from 'shared-api/contract';
import { formatNgn } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { Forbidden } from '../../http/errors.ts';
import { publish } from '../../http/events.ts';
import { idempotent } from '../../http/idempotency.ts';
import { recordActivity, recordAudit } from '../activities/index.ts';
import { postAdjustment } from '../ledger/index.ts';
import { acceptReceived } from '../payments/index.ts';
import { type AdjustmentRow, toAdjustment } from './adjustmentRow.ts';
import { openProposal, readAdjustment } from './readAdjustment.ts';

/** Money of a payment is entered as that payment, anything else as an adjustment. */
async function enter(tx: Tx, ctx: Context, adjustment: AdjustmentRow): Promise<void> {
  const { id, paymentId, userId, amountKobo, reason } = adjustment;
  if (paymentId !== null) return acceptReceived(tx, ctx, { paymentId, paidKobo: amountKobo, reason });
  const at = ctx.clock.now();
  const change = `${amountKobo > 0 ? 'credited with' : 'debited by'} ${formatNgn(Math.abs(amountKobo))}`;
  const description = `Wallet ${change}: ${reason}`;
  await recordActivity(tx, { userId, description, at, needs: 'transactions.readFunds' });
  await publish(tx, { type: 'wallet', id: null, userId });
  await postAdjustment(tx, { adjustmentId: id, walletUserId: userId, amountKobo, actorId: ctx.actor.id, at });
}

/** A second person's word moves the money; a wallet is never taken below zero. */
export const approveAdjustment: Verb<typeof endpoint> = (ctx, { params }) =>
  ctx.db.transaction((tx) =>
    idempotent(tx, ctx, endpoint, params, async () => {
      const { actor } = ctx;
      const at = ctx.clock.now();
      const before = await openProposal(tx, params.id);
      if (before.proposedBy === actor.id) throw new Forbidden('Somebody else must approve your adjustment');
      await tx.query(
        `update adjustments set status = 'Approved', decided_by = $2, decided_at = $3 where id = $1`,
        [before.id, actor.id, at],
      );
      const after = await readAdjustment(tx, before.id);
      await recordAudit(tx, ctx, {
        action: 'adjustment.approved',
        subject: ['adjustment', before.id],
        before,
        after,
      });
      await publish(tx, { type: 'adjustment', id: before.id, staff: true });
      await publish(tx, { type: 'transaction', id: null, staff: true });
      await enter(tx, ctx, before);
      return { data: toAdjustment(after), message: 'Adjustment approved successfully' };
    }),
  );
