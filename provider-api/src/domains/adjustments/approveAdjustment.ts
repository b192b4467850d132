import { approveAdjustment as endpoint } from 'shared-api/contract';
import { formatNgn } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { publish } from '../../http/events.ts';
import { idempotent } from '../../http/idempotency.ts';
import { expectSecondPerson } from '../../secondPerson.ts';
import { recordActivity } from '../activities/index.ts';
import { postAdjustment } from '../ledger/index.ts';
import { acceptReceived, askGateway, enterConfirmed } from '../payments/index.ts';
import { type AdjustmentRow, toAdjustment } from './adjustmentRow.ts';
import { decide, openProposal, readAdjustment } from './readAdjustment.ts';

/** Money of a payment is entered as that payment, anything else as an adjustment. */
async function enter(tx: Tx, ctx: Context, adjustment: AdjustmentRow): Promise<void> {
  const { id, paymentId, arrived, userId, amountKobo, reason } = adjustment;
  if (paymentId !== null && arrived) return enterConfirmed(tx, ctx, { paymentId, reason, arrived });
  if (paymentId !== null) return acceptReceived(tx, ctx, { paymentId, paidKobo: amountKobo, reason });
  const at = ctx.clock.now();
  const change = `${amountKobo > 0 ? 'credited with' : 'debited by'} ${formatNgn(Math.abs(amountKobo))}`;
  const description = `Wallet ${change}: ${reason}`;
  await recordActivity(tx, { userId, description, at, needs: 'transactions.readFunds' });
  await publish(tx, { type: 'wallet', id: null, userId });
  await postAdjustment(tx, { adjustmentId: id, walletUserId: userId, amountKobo, actorId: ctx.actor.id, at });
}

/** A second person's word moves the money; a wallet is never taken below zero. */
export const approveAdjustment: Verb<typeof endpoint> = async (ctx, { params }) => {
  const { status, paymentId, arrived } = await readAdjustment(ctx.db, params.id);
  if (status === 'Proposed' && paymentId !== null && arrived) await askGateway(ctx, paymentId, arrived);
  return ctx.db.transaction((tx) =>
    idempotent(tx, ctx, endpoint, params, async () => {
      const before = await openProposal(tx, params.id);
      await expectSecondPerson(tx, ctx, before.proposedBy, 'Somebody else must approve your adjustment');
      const after = await decide(tx, ctx, before, { status: 'Approved' });
      await publish(tx, { type: 'transaction', id: null, staff: true });
      await enter(tx, ctx, before);
      return { data: toAdjustment(after), message: 'Adjustment approved successfully' };
    }),
  );
};
