import { isUniqueViolation, type Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { Conflict } from '../../http/errors.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordAudit } from '../activities/index.ts';
import type { Arrived, Payment } from './payment.ts';

interface Entry {
  payment: Payment;
  amountKobo: number;
  reason: string;
  /** Undefined means that the gateway reported the payment. */
  arrived?: Arrived;
}

/** Returns the id of the adjustment. */
export async function proposeEntry(tx: Tx, ctx: Context, entry: Entry): Promise<number> {
  const { payment, amountKobo, reason, arrived = null } = entry;
  try {
    const { id } = await tx.one<{ id: number }>(
      `insert into adjustments
           (owner_id, amount_kobo, reason, proposed_by, proposed_at, payment_id, arrived)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [payment.userId, amountKobo, reason, ctx.actor.id, ctx.clock.now(), payment.id, arrived],
    );
    await recordAudit(tx, ctx, {
      action: 'adjustment.proposed',
      subject: ['adjustment', id],
      after: { status: 'Proposed', amountKobo, paymentId: payment.id, invoiceId: payment.invoiceId, arrived },
      reason,
    });
    await publish(tx, { type: 'adjustment', id, staff: true });
    await publish(tx, { type: 'transaction', id: payment.id, staff: true });
    return id;
  } catch (thrown) {
    if (isUniqueViolation(thrown, 'adjustments_one_per_payment'))
      throw new Conflict('This is proposed already: somebody else must approve it');
    throw thrown;
  }
}
