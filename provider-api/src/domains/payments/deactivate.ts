import { remita } from '../../adapters/gateway/remita.ts';
import { updateRow } from '../../db/index.ts';
import { job, jobKinds } from '../../jobs/index.ts';
import { checkPayment } from './checkPayment.ts';
import { findPayment } from './payment.ts';

/**
 * If the gateway refuses to withdraw the RRR, the invoice may already be paid. The gateway is then asked for the status
 * of the payment.
 */
export const deactivateJob = job(
  jobKinds.deactivateRrr,
  async (context, { paymentId }) => {
    const payment = await findPayment(context.db, paymentId);
    if (!payment?.rrr || payment.status === 'Paid') return;
    const answer = await remita(context.config).deactivate(payment.rrr);
    if (answer.outcome === 'unknown') throw new Error(`Payment ${paymentId}: ${answer.reason}`);
    if (answer.outcome === 'deactivated')
      await updateRow(context.db, 'payments', paymentId, { deactivated_at: context.clock.now() });
    else if ((await checkPayment(context, paymentId)) === 'unknown')
      throw new Error(`The gateway gave no status of payment ${paymentId}`);
  },
  'gateway',
);
