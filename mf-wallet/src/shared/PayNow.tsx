import { Button, Icon } from 'shared-ui';
import { type Payable, payAddress } from './payAddress.ts';

export const openPayment = (url: string) => window.open(url, '_blank', 'noopener,noreferrer');

export function PayNow({ transaction }: { transaction: Payable }) {
  const url = payAddress(transaction);
  return (
    <Button
      variant="primary"
      icon={<Icon name="external" />}
      explainDisabled={!url && 'There is nothing to pay yet: the payment reference is still being issued'}
      onClick={() => url && openPayment(url)}
    >
      Pay now
    </Button>
  );
}
