import type { Tx } from '../../db/index.ts';
import { publish } from '../../http/liveEvents.ts';
import { enqueue, jobKinds } from '../../jobs/index.ts';
import { recordActivity } from '../activities/index.ts';
import { activityReaders, type Payment } from './payment.ts';

type ClosedInvoice = Pick<Payment, 'id' | 'kind' | 'userId' | 'invoiceId' | 'rrr'>;

interface Closing {
  closedAs: 'Expired' | 'Cancelled';
  at: Date;
}

/** The parameters of `where` begin with $3. Returns how many invoices were open. */
export async function closeInvoices(
  tx: Tx,
  closing: Closing,
  where: string,
  params: readonly unknown[],
): Promise<number> {
  const { rows } = await tx.query<ClosedInvoice>(
    `update payments set closed_at = $1, closed_as = $2
      where status = 'Unpaid' and closed_at is null and ${where}
    returning id, kind, owner_id as "userId", invoice_id as "invoiceId", rrr`,
    [closing.at, closing.closedAs, ...params],
  );
  for (const row of rows) await afterClosing(tx, { ...row, ...closing });
  return rows.length;
}

export const closeInvoiceOfOrder = (tx: Tx, orderId: number, at: Date): Promise<number> =>
  closeInvoices(tx, { closedAs: 'Cancelled', at }, 'for_order = $3 and attention is null', [orderId]);

export async function afterClosing(
  tx: Tx,
  { id, kind, userId, invoiceId, rrr, closedAs, at }: ClosedInvoice & Closing,
): Promise<void> {
  const description = `Invoice ${invoiceId} ${closedAs === 'Expired' ? 'expired' : 'cancelled'}`;
  await recordActivity(tx, { userId, description, at, needs: activityReaders[kind] });
  if (rrr !== null) await enqueue(tx, jobKinds.deactivateRrr, { paymentId: id });
  await publish(tx, { type: 'transaction', id, userId, staff: true });
  if (kind === 'funding') await publish(tx, { type: 'wallet', id: null, userId });
  else await publish(tx, { type: 'client', id: userId, staff: true });
}
