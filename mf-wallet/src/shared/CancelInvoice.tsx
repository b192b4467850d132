import { useMutation } from '@tanstack/react-query';
import { mutationOf, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { cancelInvoice, type Transaction } from 'shared-api/wallet';
import { Money } from 'shared-ui';
import { ConfirmDialog, DialogButton, FormDialog } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';
import { mayCancel } from './mayCancel.ts';

interface AskingProps {
  transaction: Transaction;
  onClose: () => void;
}

export function CancelInvoice({ transaction }: { transaction: Transaction }) {
  const user = useSession((state) => state.user);
  const by = mayCancel(transaction, user);
  if (!by) return null;
  const Asking = by === 'finance' ? AskForReason : AskOwner;
  return (
    <DialogButton dialog={(close) => <Asking transaction={transaction} onClose={close} />}>
      Cancel invoice
    </DialogButton>
  );
}

export function AskOwner({ transaction, onClose }: AskingProps) {
  const { mutateAsync } = useMutation({ ...mutationOf(cancelInvoice), onSettled: onClose });
  return (
    <ConfirmDialog
      title="Cancel this invoice?"
      open
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

function AskForReason({ transaction, onClose }: AskingProps) {
  const { mutateAsync } = useMutation(mutationOf(cancelInvoice));
  return (
    <FormDialog<{ reason?: string }>
      title="Cancel this invoice?"
      label="Cancel this invoice"
      validate={({ reason = '' }) => ({ reason: reason.trim().length >= 3 ? undefined : 'Give a reason' })}
      submit="Cancel invoice"
      cancel="Keep invoice"
      danger
      width={418}
      onSubmit={({ reason = '' }) =>
        mutateAsync({ params: { id: transaction.transactionId }, body: { reason } })
      }
      onClose={onClose}
    >
      <p>
        Invoice {transaction.id} of {transaction.business_Name} over{' '}
        <Money kobo={koboOf(transaction.amount)} /> can then no longer be paid. A payment that the gateway
        still reports for it is settled all the same.
      </p>
      <TextAreaField name="reason" label="Reason" hint="It is kept in the audit" rows={3} required />
    </FormDialog>
  );
}
