import type { AppContext } from '../../appContext.ts';
import { checkPayment } from './checkPayment.ts';

const timeoutMs = 5000;

/** This call is only for the sandbox's instant settlement, which production refuses. */
export async function payAtOnce(context: AppContext, paymentId: number, rrr: string): Promise<void> {
  const { config, log } = context;
  try {
    await fetch(`${config.remitaUrl}/sandbox/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rrr }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (thrown) {
    log.warn({ err: thrown, payment: paymentId }, 'instant settlement failed');
  }
  await checkPayment(context, paymentId);
}
