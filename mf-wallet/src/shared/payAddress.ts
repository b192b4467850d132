import { paymentsUrl } from 'shared-api/payments';
import type { Transaction } from 'shared-api/wallet';

export type Payable = Partial<Pick<Transaction, 'paymentUrl' | 'rrrNo'>> | undefined;

/** In a reply, a missing `paymentUrl` means the gateway's own page, and null means no page. */
export function payAddress(transaction: Payable): string | undefined {
  if (!transaction) return undefined;
  const { paymentUrl, rrrNo } = transaction;
  if (paymentUrl !== undefined || !rrrNo) return paymentUrl ?? undefined;
  return paymentsUrl.replace('{rrr}', encodeURIComponent(rrrNo));
}
