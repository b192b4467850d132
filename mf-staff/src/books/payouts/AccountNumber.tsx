import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { type Payout, readPayoutAccount } from 'shared-api/payouts';
import { Button, Icon, Inline } from 'shared-ui';

/**
 * `payout` contains only the last digits of the account number. Each request for the whole number is recorded
 * in the audit.
 */
export function AccountNumber({ payout }: { payout: Payout }) {
  const { data, mutate, isPending } = useMutation(mutationOf(readPayoutAccount));
  if (data) return <div>{data.data.accountNumber}</div>;
  return (
    <Inline space={2}>
      {payout.accountNumber}
      <Button
        size="small"
        icon={<Icon name="eye" />}
        aria-label={`Show the account number of ${payout.business_Name}`}
        loading={isPending}
        onClick={() => mutate({ params: { id: payout.id } })}
      >
        Show
      </Button>
    </Inline>
  );
}
