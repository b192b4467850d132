import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { nairaFromKobo } from 'shared-api/money';
import { submitOrder } from 'shared-api/orders';
import { SendButton } from 'shared-ui';
import { type KeptProps, useKeptOrder } from '../draft/useKeptOrder.ts';

interface AskApprovalProps extends KeptProps {
  totalKobo: number;
}

export function AskApproval({ totalKobo, ...props }: AskApprovalProps) {
  const { kept, key, leaveFor } = useKeptOrder(props);
  const submit = useMutation(mutationOf(submitOrder));
  const ask = async () => {
    const { id, version } = await kept();
    const body = { version, accept: true, expectedTotal: nairaFromKobo(totalKobo) };
    await submit
      .mutateAsync({ params: { id }, body, idempotencyKey: key('submission') })
      .catch(() => undefined);
    leaveFor({ id });
  };
  return (
    <SendButton variant="primary" onSend={ask}>
      Ask for approval
    </SendButton>
  );
}
