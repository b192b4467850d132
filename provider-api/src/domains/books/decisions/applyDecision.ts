import { formatNgn } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { publish } from '../../../http/liveEvents.ts';
import { recordActivity } from '../../activities/index.ts';
import { postDecision, type Sides } from '../../ledger/index.ts';
import { matchStale } from '../settlement/matchLines.ts';
import type { DecisionRow } from './decisionRow.ts';
import { beforeOpening } from './figures.ts';

/** Returns kobo per account. The amounts sum to 0. */
function sidesOf({ kind, lineId, amountKobo, feeKobo }: DecisionRow): Sides {
  if (kind === 'suspense') return { suspense: -amountKobo, wallet: amountKobo };
  if (kind === 'opening') {
    const fee = feeKobo ?? 0;
    return { gateway_clearing: amountKobo, gateway_fees: -fee, bank: fee - amountKobo };
  }
  return lineId === null
    ? { gateway_clearing: amountKobo, adjustment: -amountKobo }
    : { suspense: -amountKobo, adjustment: amountKobo };
}

async function tellClient(
  tx: Tx,
  { walletUserId, amountKobo, reason }: DecisionRow,
  at: Date,
): Promise<void> {
  if (walletUserId === null) return;
  const change = `${amountKobo > 0 ? 'credited with' : 'debited by'} ${formatNgn(Math.abs(amountKobo))}`;
  await recordActivity(tx, {
    userId: walletUserId,
    description: `Wallet ${change}: ${reason}`,
    at,
    needs: 'transactions.readFunds',
  });
  await publish(tx, { type: 'wallet', id: null, userId: walletUserId });
}

export async function applyDecision(tx: Tx, ctx: Context, decision: DecisionRow): Promise<void> {
  const { id, kind, amountKobo, paymentId, walletUserId, openingDay, stillOpen } = decision;
  const at = ctx.clock.now();
  if (kind === 'write_off')
    await tx.query('update payments set cleared_kobo = cleared_kobo + $2 where id = $1', [
      paymentId,
      amountKobo,
    ]);
  if (kind === 'opening')
    await tx.query(`update payments p set opened = true where ${beforeOpening}`, [openingDay, stillOpen]);
  await tellClient(tx, decision, at);
  await postDecision(tx, {
    decisionId: id,
    kind,
    sides: sidesOf(decision),
    walletUserId,
    actorId: ctx.actor.id,
    at,
  });
  await matchStale(tx);
}
