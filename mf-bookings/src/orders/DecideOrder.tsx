import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { type Order, orderRejection, rejectOrder } from 'shared-api/orders';
import { Card, Inline, Money, Stack } from 'shared-ui';
import { DialogButton, FormDialog } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';
import { ApproveOrder } from '../shared/ApproveOrder.tsx';

const reasonBody = orderRejection.pick(['reason']);

interface Props {
  order: Order;
}

function RejectDialog({ order: { id, version, madeBy }, onClose }: Props & { onClose: () => void }) {
  const { mutateAsync } = useMutation(mutationOf(rejectOrder));
  return (
    <FormDialog<{ reason: string }>
      title="Reject this order?"
      label="Reject this order"
      schema={reasonBody}
      submit="Reject"
      width={418}
      onSubmit={({ reason }) => mutateAsync({ params: { id }, body: { version, reason } })}
      onClose={onClose}
    >
      <TextAreaField
        name="reason"
        label="Reason"
        rows={2}
        maxLength={500}
        hint={`${madeBy?.name} reads it`}
        required
      />
    </FormDialog>
  );
}

export function DecideOrder({ order }: Props) {
  const { totalNow, madeBy } = order;
  return (
    <Card title={`${madeBy?.name} asks for your approval`}>
      <Stack space={4}>
        {totalNow !== null && (
          <p>
            Total today <Money kobo={koboOf(totalNow)} />, from the wallet of the organisation
          </p>
        )}
        <Inline>
          <ApproveOrder order={order} />
          <DialogButton dialog={(close) => <RejectDialog order={order} onClose={close} />}>
            Reject
          </DialogButton>
        </Inline>
      </Stack>
    </Card>
  );
}
