import { paymentsUrl } from 'shared-api/payments';
import type { Transaction } from 'shared-api/wallet';

export type Payable = Partial<Pick<Transaction, 'paymentUrl' | 'rrrNo'>> | undefined;

/** Where it is paid; a reply that knows of no payment page, unlike one that closes it, leaves the gateway's own. */
export function payAddress(transaction: Payable): string | undefined {
  if (!transaction) return undefined;
  const { paymentUrl, rrrNo } = transaction;
  if (paymentUrl !== undefined || !rrrNo) return paymentUrl ?? undefined;
  return paymentsUrl.replace('{rrr}', encodeURIComponent(rrrNo));
}
