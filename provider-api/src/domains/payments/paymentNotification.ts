import type { paymentNotification as endpoint } from 'shared-api/contract';
import type { PublicContext, Verb } from '../../http/context.ts';
import { limit } from '../../http/limits.ts';
import { enqueue } from '../../jobs/index.ts';
import { type Hint, readHints } from './hints.ts';
import { checkJob } from './paymentJobs.ts';

const minuteMs = 60_000;
/** Anybody can send notifications: an RRR that is known keeps no more of them than this. */
const mostEvents = 100;

async function keepHint({ db, clock, log }: PublicContext, { rrr, orderId, body }: Hint): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number; kept: number }>(
      `select p.id, count(e.id) as kept
         from payments p left join gateway_events e on e.payment_id = p.id
        where p.rrr = $1 or p.order_id = $2 group by p.id limit 1`,
      [rrr, orderId],
    );
    const [known] = rows;
    if (!known || known.kept >= mostEvents) {
      log.info({ known: known !== undefined }, 'a payment notification was not kept');
      return;
    }
    await tx.query('insert into gateway_events (payment_id, body, received_at) values ($1, $2, $3)', [
      known.id,
      body,
      clock.now(),
    ]);
    await enqueue(tx, checkJob, { paymentId: known.id });
  });
}

/** Keeps the hint, answers OK, and lets a job ask the gateway for the truth (S11). */
export const paymentNotification: Verb<typeof endpoint, PublicContext> = async (ctx, { body }) => {
  await limit(ctx, { name: 'payment-notification', by: ctx.address, most: 600, windowMs: minuteMs });
  for (const hint of readHints(body)) await keepHint(ctx, hint);
  return { data: 'OK' };
};
