import { formatNgn } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import { publish } from '../../http/liveEvents.ts';
import { tell } from '../../telling/tell.ts';
import { recordActivity } from '../activities/index.ts';
import { postPayment } from '../ledger/index.ts';
import { closeInvoices } from './closeInvoice.ts';
import { type Arrived, activityReaders, type Payment } from './payment.ts';

const otherRegistrations = `owner_id = $3 and id <> $4 and kind = 'registration'`;

export interface Settlement {
  at: Date;
  /** Undefined means that the gateway reported the payment. */
  confirmedBy?: number;
  confirmedReason?: string;
  gateway?: { code?: string; amountKobo: number | null };
  /** Two people approved this sum, which may differ from the amount of the invoice. */
  acceptedKobo?: number;
  arrived?: Arrived;
}

export const recordPaid = (
  tx: Tx,
  { kind, userId, amountKobo, at }: Pick<Payment, 'kind' | 'userId' | 'amountKobo'> & { at: Date },
): Promise<void> => {
  const amount = formatNgn(amountKobo);
  const description =
    kind === 'funding' ? `Wallet funded with ${amount}` : `Registration fee of ${amount} paid`;
  return recordActivity(tx, { userId, description, at, needs: activityReaders[kind] });
};

/** The fee is owed once, so what a later invoice of it brings goes to the wallet. The lock is for two payments at once. */
async function feeOf(tx: Tx, { id, kind, userId, amountKobo }: Payment): Promise<number> {
  if (kind !== 'registration') return 0;
  // Everybody locks the payment before its owner.
  await tx.query('select from payments where id = $1 for update', [id]);
  await tx.query('select from users where id = $1 for no key update', [userId]);
  const { rowCount } = await tx.query(
    `select from payments
      where owner_id = $1 and id <> $2 and kind = 'registration' and status = 'Paid' and amount_kobo > 0`,
    [userId, id],
  );
  return rowCount > 0 ? 0 : amountKobo;
}

/** Does nothing if another caller has settled the payment. */
export async function settlePayment(
  tx: Tx,
  payment: Payment,
  { at, confirmedBy, confirmedReason, gateway, acceptedKobo, arrived = 'gateway' }: Settlement,
): Promise<void> {
  const { id, kind, userId, rrr } = payment;
  const amountKobo = acceptedKobo ?? payment.amountKobo;
  const feeKobo = await feeOf(tx, payment);
  const method = confirmedBy ? 'Finance confirmation' : 'Remita';
  const { rowCount } = await tx.query(
    `update payments set status = 'Paid', paid_at = $2, method = $5, gateway_code = coalesce($3, gateway_code),
            gateway_amount_kobo = $4, settled_kobo = $6, arrived = $7, attention = null, checked_at = $2,
            confirmed_by = $8, confirmed_reason = $9
      where id = $1 and status = 'Unpaid' and not to_suspense`,
    [id, at, gateway?.code, gateway?.amountKobo, method, acceptedKobo, arrived, confirmedBy, confirmedReason],
  );
  if (rowCount === 0) return;
  await recordPaid(tx, { kind, userId, amountKobo, at });
  await tell(tx, userId, 'payment.document', { paymentId: id, document: 'receipt' });
  await publish(tx, { type: 'transaction', id, userId, staff: true });
  if (kind === 'funding') await publish(tx, { type: 'funded', id, userId });
  else await publish(tx, { type: 'client', id: userId, staff: true });
  if (kind === 'registration')
    await closeInvoices(tx, { closedAs: 'Cancelled', at }, otherRegistrations, [userId, id]);
  await postPayment(tx, {
    kind,
    paymentId: id,
    rrr,
    amountKobo,
    feeKobo,
    arrived,
    walletUserId: userId,
    actorId: confirmedBy ?? null,
    at,
  });
}
