import { Button, Icon } from 'shared-ui';
import { type Payable, payAddress } from './payAddress.ts';

export const openPayment = (url: string) => window.open(url, '_blank', 'noopener,noreferrer');

export function PayNow({ transaction, primary = false }: { transaction: Payable; primary?: boolean }) {
  const url = payAddress(transaction);
  return (
    <Button
      variant={primary ? 'primary' : 'default'}
      icon={<Icon name="external" />}
      explainDisabled={!url && 'There is nothing to pay yet: the payment reference is still being issued'}
      onClick={() => url && openPayment(url)}
    >
      Pay now
    </Button>
  );
}
