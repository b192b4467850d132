import { formatNgn, isStaff } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { publish } from '../../http/liveEvents.ts';
import { tell } from '../../telling/tell.ts';
import { recordActivity, recordAudit } from '../activities/index.ts';
import type { ToldStep } from './events.ts';
import { auditedPayout, type PayoutRow } from './payoutRow.ts';

const activities: Readonly<Record<ToldStep, string>> = {
  asked: 'asked for',
  paid: 'transferred',
  refused: 'ended',
  returned: 'came back',
};

interface Told {
  /** Clients are not told of an approval, because no money has moved yet. */
  step: ToldStep | 'approved';
  before?: PayoutRow;
  after: PayoutRow;
}

export async function tellStep(tx: Tx, ctx: Context, { step, before, after }: Told): Promise<void> {
  const { id, userId, amountKobo } = after;
  if (isStaff(ctx.actor.role))
    await recordAudit(tx, ctx, {
      action: `payout.${step}`,
      subject: ['payout', id],
      before: before && auditedPayout(before),
      after: auditedPayout(after),
      reason: after.returned?.reason ?? after.refused?.reason,
    });
  if (step !== 'approved') {
    await recordActivity(tx, {
      userId,
      description: `Payout of ${formatNgn(amountKobo)} ${activities[step]}`,
      at: ctx.clock.now(),
      needs: 'transactions.readFunds',
    });
    await tell(tx, userId, 'payout.step', { payoutId: id, step });
  }
  await publish(tx, { type: 'wallet', id: null, userId, staff: true });
}
