import { approveAdjustment as endpoint } from 'shared-api/contract';
import { formatNgn } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { Forbidden } from '../../http/errors.ts';
import { publish } from '../../http/events.ts';
import { idempotent } from '../../http/idempotency.ts';
import { recordActivity, recordAudit } from '../activities/index.ts';
import { postAdjustment } from '../ledger/index.ts';
import { acceptReceived } from '../payments/index.ts';
import { toAdjustment } from './adjustmentRow.ts';
import { openProposal, readAdjustment } from './readAdjustment.ts';

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
      const { paymentId } = before;
      if (paymentId !== null)
        await acceptReceived(tx, ctx, { paymentId, besideKobo: before.amountKobo, reason: before.reason });
      const after = await readAdjustment(tx, before.id);
      const { userId, amountKobo, reason } = after;
      const change = `${amountKobo > 0 ? 'credited with' : 'debited by'} ${formatNgn(Math.abs(amountKobo))}`;
      await recordActivity(tx, {
        userId,
        description: `Wallet ${change}: ${reason}`,
        at,
        needs: 'transactions.readFunds',
      });
      await recordAudit(tx, ctx, {
        action: 'adjustment.approved',
        subject: ['adjustment', before.id],
        before,
        after,
      });
      await publish(tx, { type: 'wallet', id: null, userId });
      await publish(tx, { type: 'adjustment', id: before.id, staff: true });
      await publish(tx, { type: 'transaction', id: null, staff: true });
      await postAdjustment(tx, {
        adjustmentId: before.id,
        paymentId,
        walletUserId: userId,
        amountKobo,
        actorId: actor.id,
        at,
      });
      return { data: toAdjustment(after), message: 'Adjustment approved successfully' };
    }),
  );
