import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { type Order, orderRejection, rejectOrder } from 'shared-api/orders';
import { Button, Card, Inline, Money, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';
import { ApproveOrder } from '../shared/ApproveOrder.tsx';

const reasonBody = orderRejection.pick(['reason']);

export function DecideOrder({ order }: { order: Order }) {
  const { id, version, totalNow, madeBy } = order;
  const [rejecting, setRejecting] = useState(false);
  const reject = useMutation(mutationOf(rejectOrder));
  const close = () => setRejecting(false);
  return (
    <Card title={`${madeBy?.name} asks for your approval`}>
      <Stack space={4}>
        {totalNow !== null && (
          <p>
            Total today <Money kobo={koboOf(totalNow)} />, from the wallet of the organisation
          </p>
        )}
        <Inline>
          {totalNow !== null && <ApproveOrder order={order} total={totalNow} />}
          <Button onClick={() => setRejecting(true)}>Reject</Button>
        </Inline>
      </Stack>
      <Modal title="Reject this order?" open={rejecting} onClose={close}>
        <PortalForm<{ reason: string }>
          label="Reject this order"
          schema={reasonBody}
          initialValues={{}}
          onSubmit={async ({ reason }) => {
            await reject.mutateAsync({ params: { id }, body: { version, reason } });
            close();
          }}
        >
          <Stack space={4}>
            <TextAreaField
              name="reason"
              label="Reason"
              rows={2}
              maxLength={500}
              hint={`${madeBy?.name} reads it`}
              required
            />
            <FormActions onCancel={close}>
              <SubmitButton>Reject</SubmitButton>
            </FormActions>
          </Stack>
        </PortalForm>
      </Modal>
    </Card>
  );
}
