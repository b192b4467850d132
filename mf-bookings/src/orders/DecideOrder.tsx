import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { approveOrder, type Order, orderRejection, rejectOrder } from 'shared-api/orders';
import { Button, Card, Inline, Money, Stack } from 'shared-ui';
import { ConfirmDialog, Modal } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';

const reasonBody = orderRejection.pick(['reason']);

export function DecideOrder({ order }: { order: Order }) {
  const { id, version, totalNow, madeBy } = order;
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const approve = useMutation(mutationOf(approveOrder));
  const reject = useMutation(mutationOf(rejectOrder));
  const close = () => setAsked(undefined);
  const params = { id };
  return (
    <Card title={`${madeBy?.name} asks for your approval`}>
      <Stack space={4}>
        {totalNow !== null && (
          <p>
            Total today <Money kobo={koboOf(totalNow)} />, from the wallet of the organisation
          </p>
        )}
        <Inline>
          {totalNow !== null && (
            <Button variant="primary" onClick={() => setAsked('approve')}>
              Approve
            </Button>
          )}
          <Button onClick={() => setAsked('reject')}>Reject</Button>
        </Inline>
      </Stack>
      {totalNow !== null && (
        <ConfirmDialog
          title="Approve this order?"
          open={asked === 'approve'}
          confirm="Approve and book"
          onConfirm={() =>
            approve.mutateAsync({ params, body: { version, expectedTotal: totalNow } }).finally(close)
          }
          onClose={close}
        >
          <p>
            All its flights are booked now. While the wallet does not hold the total, it waits and is booked
            once it does.
          </p>
        </ConfirmDialog>
      )}
      <Modal title="Reject this order?" open={asked === 'reject'} onClose={close}>
        <PortalForm<{ reason: string }>
          label="Reject this order"
          schema={reasonBody}
          initialValues={{}}
          onSubmit={async ({ reason }) => {
            await reject.mutateAsync({ params, body: { version, reason } });
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
