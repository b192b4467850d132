import { paymentsUrl } from 'shared-api/payments';
import type { Transaction } from 'shared-api/wallet';

export type Payable = Partial<Pick<Transaction, 'paymentUrl' | 'rrrNo'>> | undefined;

/** A reply without a payment page leaves the gateway's own; null closes it. */
export function payAddress(transaction: Payable): string | undefined {
  if (!transaction) return undefined;
  const { paymentUrl, rrrNo } = transaction;
  if (paymentUrl !== undefined || !rrrNo) return paymentUrl ?? undefined;
  return paymentsUrl.replace('{rrr}', encodeURIComponent(rrrNo));
}
