import type { Tx } from '../../db/index.ts';
import { publish } from '../../http/events.ts';
import { enqueue } from '../../jobs/index.ts';
import { recordActivity } from '../activities/index.ts';
import { deactivateJob } from './deactivate.ts';

interface Closing {
  id: number;
  userId: number;
  invoiceId: string;
  rrr: string | null;
  closedAs: 'Expired' | 'Cancelled';
  at: Date;
}

/** Tells that a funding is no longer waited for, and lets a job withdraw its RRR. */
export async function afterClosing(
  tx: Tx,
  { id, userId, invoiceId, rrr, closedAs, at }: Closing,
): Promise<void> {
  const description = `Invoice ${invoiceId} ${closedAs === 'Expired' ? 'expired' : 'canceled'}`;
  await recordActivity(tx, { userId, description, at });
  if (rrr !== null) await enqueue(tx, deactivateJob, { paymentId: id });
  await publish(tx, { type: 'transaction', id, userId, staff: true });
  await publish(tx, { type: 'wallet', id: null, userId });
}
