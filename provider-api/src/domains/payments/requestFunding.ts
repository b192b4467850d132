import { formatNgn } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import { byMember } from '../../http/actor.ts';
import type { Context } from '../../http/context.ts';
import { publish } from '../../http/liveEvents.ts';
import { enqueue } from '../../jobs/index.ts';
import { recordActivity } from '../activities/index.ts';
import { type CreatedPayment, createPayment, type PaidOrder } from './createPayment.ts';
import { activityReaders } from './payment.ts';
import { issueJob } from './paymentJobs.ts';

/**
 * The caller of `requestFunding` requests the RRR after the commit. The job is needed only if the caller's request
 * fails, so the job begins later.
 */
const firstRepeatMs = 5000;

export async function requestFunding(
  tx: Tx,
  ctx: Context,
  amountKobo: number,
  order?: PaidOrder,
): Promise<CreatedPayment> {
  const at = ctx.clock.now();
  const userId = ctx.actor.ownerId;
  const payment = await createPayment(tx, {
    kind: 'funding',
    userId,
    createdBy: ctx.actor.id,
    amountKobo,
    order,
    at,
  });
  await recordActivity(tx, {
    userId,
    description: `Wallet funding of ${formatNgn(amountKobo)} requested (invoice ${payment.invoiceId}${order ? `, order ${order.id}` : ''})${byMember(ctx.actor)}`,
    at,
    needs: activityReaders.funding,
  });
  await enqueue(tx, issueJob, { paymentId: payment.id }, { delayMs: firstRepeatMs });
  await publish(tx, { type: 'transaction', id: payment.id, userId, staff: true });
  return payment;
}
