import type { PaymentState } from './gateway.ts';

/** What Remita's status codes mean for a payment; 00 and 01 count as paid by a setting, others are errors. */
const states: Readonly<Record<string, PaymentState>> = {
  '02': 'failed',
  '012': 'failed',
  '021': 'pending',
  '025': 'pending',
  '026': 'no-such-order',
  '030': 'failed',
  '035': 'failed',
  '040': 'pending',
  '045': 'pending',
};

export const rrrIssued = '025';
/** The order has an RRR already: recover it, never ask for another. */
export const orderKnown: readonly string[] = ['028', '055', '027'];
/** The gateway itself failed: whether it did the work is unknown. */
const gatewayFailed: readonly string[] = ['998', '999'];

export const isGatewayFailure = (code: string): boolean => gatewayFailed.includes(code);

/** undefined when the code says that the question was refused rather than what became of the payment. */
export const paymentState = (code: string, paidCodes: readonly string[]): PaymentState | undefined =>
  paidCodes.includes(code) ? 'paid' : states[code];
