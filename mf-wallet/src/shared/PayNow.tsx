import { portalSettings } from 'shared-api/values';
import type { Transaction } from 'shared-api/wallet';
import { Button, Icon } from 'shared-ui';

type Payable = Partial<Pick<Transaction, 'paymentUrl' | 'rrrNo'>> | undefined;

/** Where it is paid; a reply that knows of no payment page, unlike one that closes it, leaves the gateway's own. */
function payAddress(transaction: Payable): string | undefined {
  if (!transaction) return undefined;
  const { paymentUrl, rrrNo } = transaction;
  if (paymentUrl !== undefined || !rrrNo) return paymentUrl ?? undefined;
  return portalSettings.paymentsUrl.replace('{rrr}', encodeURIComponent(rrrNo));
}

const payAt = (url: string) => window.open(url, '_blank', 'noopener,noreferrer');

/** Opens the payment gateway's page in a new tab (TRANSDETAIL-08, TRANSDETAIL-09, G75). */
export function PayNow({ transaction, primary = false }: { transaction: Payable; primary?: boolean }) {
  const url = payAddress(transaction);
  return (
    <Button
      variant={primary ? 'primary' : 'default'}
      icon={<Icon name="external" />}
      explainDisabled={!url && 'There is nothing to pay yet: the payment reference is still being issued'}
      onClick={() => url && payAt(url)}
    >
      Pay now
    </Button>
  );
}
