import type { IssueOutcome } from '../../adapters/gateway/gateway.ts';
import { remita } from '../../adapters/gateway/remita.ts';
import type { AppContext } from '../../appContext.ts';
import { publish } from '../../http/liveEvents.ts';
import { enqueue, jobKinds } from '../../jobs/index.ts';
import { tell } from '../../telling/tell.ts';
import { nextCheck } from './nextCheck.ts';
import { payAtOnce } from './payAtOnce.ts';
import { findPayment, type Payment } from './payment.ts';

const descriptions = { funding: 'Wallet funding', registration: 'Registration fee' };

/**
 * The reply to an earlier attempt may have been lost. Before another attempt, the gateway is asked whether the
 * payment's `orderId` already has an RRR.
 */
async function askFor(gateway: ReturnType<typeof remita>, payment: Payment): Promise<IssueOutcome> {
  if (payment.issueAttempts > 0) {
    const known = await gateway.statusByOrder(payment.orderId);
    if (known.outcome === 'unknown') return known;
    if (known.outcome === 'known' && known.rrr) return { outcome: 'issued', rrr: known.rrr };
  }
  const order = payment.forOrder ? `, order ${payment.forOrder}` : '';
  const description = `${descriptions[payment.kind]} ${payment.invoiceId}${order}`;
  return gateway.issueRrr({ ...payment, description });
}

/** The invoice may have been closed while the gateway issued the RRR, which must then not stay payable. */
async function storeRrr({ db, clock }: AppContext, payment: Payment, rrr: string): Promise<void> {
  const { id, userId } = payment;
  await db.transaction(async (tx) => {
    const stored = await tx.first<{ closed: boolean }>(
      `update payments set rrr = $2, next_check_at = $3 where id = $1 and rrr is null
       returning closed_at is not null as closed`,
      [id, rrr, nextCheck(payment, clock.now())],
    );
    if (!stored) return;
    if (stored.closed) return enqueue(tx, jobKinds.deactivateRrr, { paymentId: id });
    await tell(tx, userId, 'payment.document', { paymentId: id, document: 'invoice' });
    await publish(tx, { type: 'transaction', id, userId, staff: true });
  });
}

export async function issueRrr(context: AppContext, paymentId: number, withinMs?: number): Promise<boolean> {
  const { db, config, clock, log } = context;
  const payment = await findPayment(db, paymentId);
  if (!payment || payment.rrr || payment.closedAs || payment.status === 'Paid') return true;
  await db.query(
    'update payments set issue_attempts = issue_attempts + 1, next_check_at = $2 where id = $1',
    [paymentId, nextCheck(payment, clock.now())],
  );
  const asked = await askFor(remita(config, withinMs), payment);
  if (asked.outcome !== 'issued') {
    log.warn({ payment: paymentId, ...asked }, 'no RRR yet');
    return false;
  }
  await storeRrr(context, payment, asked.rrr);
  if (config.settlement === 'instant') await payAtOnce(context, paymentId, asked.rrr);
  return true;
}
