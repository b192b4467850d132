import { paymentsUrl } from 'shared-api/payments';
import type { Transaction } from 'shared-api/wallet';

export type Payable = Partial<Pick<Transaction, 'paymentUrl' | 'rrrNo'>> | undefined;

/** Without `paymentUrl` in the reply, this is the gateway's own page; null means that there is no page any more. */
export function payAddress(transaction: Payable): string | undefined {
  if (!transaction) return undefined;
  const { paymentUrl, rrrNo } = transaction;
  if (paymentUrl !== undefined || !rrrNo) return paymentUrl ?? undefined;
  return paymentsUrl.replace('{rrr}', encodeURIComponent(rrrNo));
}
