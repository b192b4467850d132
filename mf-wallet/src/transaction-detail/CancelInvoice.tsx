import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelFundingMutation, koboOf, useSession } from 'shared-api';
import type { Transaction } from 'shared-api/contract';
import { Button, Money } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/form';
import { mayCancel } from './mayCancel.ts';

/** Shown to the owner alone, while the invoice of a funding waits for its payment. */
export function CancelInvoice({ transaction }: { transaction: Transaction }) {
  const user = useSession((state) => state.user);
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({ ...cancelFundingMutation, onSettled: () => setAsking(false) });
  if (!mayCancel(transaction, user)) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel invoice</Button>
      <ConfirmDialog
        title="Cancel this invoice?"
        open={asking}
        confirm="Cancel invoice"
        cancel="Keep invoice"
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(transaction.transactionId)}
        onClose={() => setAsking(false)}
      >
        <p>
          Invoice {transaction.id} over <Money kobo={koboOf(transaction.amount)} /> can then no longer be
          paid. A payment that you have made already is still added to your wallet.
        </p>
      </ConfirmDialog>
    </>
  );
}
