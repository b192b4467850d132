import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { cancelInvoice, type Transaction } from 'shared-api/wallet';
import { Button, Money, Stack } from 'shared-ui';
import { ConfirmDialog, Modal } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';
import { mayCancel } from './mayCancel.ts';

export interface AskingProps {
  transaction: Transaction;
  open: boolean;
  onClose: () => void;
}

export function CancelInvoice({ transaction }: { transaction: Transaction }) {
  const user = useSession((state) => state.user);
  const [asking, setAsking] = useState(false);
  const by = mayCancel(transaction, user);
  if (!by) return null;
  const Asking = by === 'finance' ? AskForReason : AskOwner;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel invoice</Button>
      <Asking transaction={transaction} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

export function AskOwner({ transaction, open, onClose }: AskingProps) {
  const { mutateAsync } = useMutation({ ...mutationOf(cancelInvoice), onSettled: onClose });
  return (
    <ConfirmDialog
      title="Cancel this invoice?"
      open={open}
      confirm="Cancel invoice"
      cancel="Keep invoice"
      danger
      onConfirm={() => mutateAsync({ params: { id: transaction.transactionId } })}
      onClose={onClose}
    >
      <p>
        Invoice {transaction.id} over <Money kobo={koboOf(transaction.amount)} /> can then no longer be paid.
        A payment that you have made already is still added to your wallet.
      </p>
    </ConfirmDialog>
  );
}

interface ReasonValues {
  reason?: string;
}

const requireReason = ({ reason = '' }: ReasonValues) => ({
  reason: reason.trim().length >= 3 ? undefined : 'Give a reason',
});

function AskForReason({ transaction, open, onClose }: AskingProps) {
  const { mutateAsync } = useMutation(mutationOf(cancelInvoice));
  const cancel = async ({ reason = '' }: ReasonValues) => {
    await mutateAsync({ params: { id: transaction.transactionId }, body: { reason } });
    onClose();
  };
  return (
    <Modal title="Cancel this invoice?" open={open} onClose={onClose}>
      <PortalForm<ReasonValues> label="Cancel this invoice" validate={requireReason} onSubmit={cancel}>
        <Stack space={4}>
          <p>
            Invoice {transaction.id} of {transaction.business_Name} over{' '}
            <Money kobo={koboOf(transaction.amount)} /> can then no longer be paid. A payment that the gateway
            still reports for it is settled all the same.
          </p>
          <TextAreaField name="reason" label="Reason" hint="It is kept in the audit" rows={3} required />
          <FormActions>
            <SubmitButton variant="danger">Cancel invoice</SubmitButton>
            <Button onClick={onClose}>Keep invoice</Button>
          </FormActions>
        </Stack>
      </PortalForm>
    </Modal>
  );
}
