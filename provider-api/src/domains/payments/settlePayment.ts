import { formatNgn } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import { publish } from '../../http/liveEvents.ts';
import { tell } from '../../telling/tell.ts';
import { recordActivity } from '../activities/index.ts';
import { postFunding, postRegistrationFee } from '../ledger/index.ts';
import { afterClosing, type ClosedInvoice } from './closeInvoice.ts';
import { activityReaders, type Payment } from './payment.ts';

async function closeOthers(tx: Tx, { id, userId }: Payment, at: Date): Promise<void> {
  const { rows } = await tx.query<ClosedInvoice>(
    `update payments set closed_at = $3, closed_as = 'Cancelled'
      where owner_id = $2 and id <> $1 and kind = 'registration' and status = 'Unpaid' and closed_at is null
    returning id, kind, owner_id as "userId", invoice_id as "invoiceId", rrr`,
    [id, userId, at],
  );
  for (const row of rows) await afterClosing(tx, { ...row, closedAs: 'Cancelled', at });
}

export interface Settlement {
  method: 'Remita' | 'Finance confirmation';
  at: Date;
  actorId?: number;
  gateway?: { code?: string; amountKobo: number | null };
  /** Two people approved this sum, which may differ from the amount of the invoice. */
  acceptedKobo?: number;
  arrived?: 'gateway' | 'bank';
}

/** Returns false if another caller has settled the payment. */
export async function settlePayment(
  tx: Tx,
  payment: Payment,
  { method, at, actorId, gateway, acceptedKobo, arrived = 'gateway' }: Settlement,
): Promise<boolean> {
  const { id, kind, userId, rrr } = payment;
  const amountKobo = acceptedKobo ?? payment.amountKobo;
  const { rowCount } = await tx.query(
    `update payments set status = 'Paid', paid_at = $2, method = $5, gateway_code = coalesce($3, gateway_code),
            gateway_amount_kobo = $4, settled_kobo = $6, arrived = $7, attention = null, checked_at = $2
      where id = $1 and status = 'Unpaid' and not to_suspense`,
    [id, at, gateway?.code, gateway?.amountKobo, method, acceptedKobo, arrived],
  );
  if (rowCount === 0) return false;
  const amount = formatNgn(amountKobo);
  const description =
    kind === 'funding' ? `Wallet funded with ${amount}` : `Registration fee of ${amount} paid`;
  await recordActivity(tx, { userId, description, at, needs: activityReaders[kind] });
  await tell(tx, userId, 'payment.document', { paymentId: id, document: 'receipt' });
  await publish(tx, { type: 'transaction', id, userId, staff: true });
  if (kind === 'funding') await publish(tx, { type: 'funded', id, userId });
  else await publish(tx, { type: 'client', id: userId, staff: true });
  const credit = {
    paymentId: id,
    rrr,
    amountKobo,
    arrived,
    walletUserId: userId,
    actorId: actorId ?? null,
    at,
  };
  if (kind === 'funding') await postFunding(tx, credit);
  else {
    await closeOthers(tx, payment, at);
    await postRegistrationFee(tx, { ...credit, feeKobo: payment.amountKobo });
  }
  return true;
}
