import type { Tx } from '../../db/index.ts';
import { publish } from '../../http/liveEvents.ts';
import { enqueue, jobKinds } from '../../jobs/index.ts';
import { recordActivity } from '../activities/index.ts';
import { activityReaders, type Payment } from './payment.ts';

export type ClosedInvoice = Pick<Payment, 'id' | 'kind' | 'userId' | 'invoiceId' | 'rrr'>;

interface Closing extends ClosedInvoice {
  closedAs: 'Expired' | 'Cancelled';
  at: Date;
}

export async function closeInvoiceOfOrder(tx: Tx, orderId: number, at: Date): Promise<void> {
  const { rows } = await tx.query<ClosedInvoice>(
    `update payments set closed_at = $2, closed_as = 'Cancelled'
      where for_order = $1 and status = 'Unpaid' and closed_at is null and attention is null
    returning id, kind, owner_id as "userId", invoice_id as "invoiceId", rrr`,
    [orderId, at],
  );
  for (const row of rows) await afterClosing(tx, { ...row, closedAs: 'Cancelled', at });
}

export async function afterClosing(
  tx: Tx,
  { id, kind, userId, invoiceId, rrr, closedAs, at }: Closing,
): Promise<void> {
  const description = `Invoice ${invoiceId} ${closedAs === 'Expired' ? 'expired' : 'cancelled'}`;
  await recordActivity(tx, { userId, description, at, needs: activityReaders[kind] });
  if (rrr !== null) await enqueue(tx, jobKinds.deactivateRrr, { paymentId: id });
  await publish(tx, { type: 'transaction', id, userId, staff: true });
  if (kind === 'funding') await publish(tx, { type: 'wallet', id: null, userId });
  else await publish(tx, { type: 'client', id: userId, staff: true });
}
