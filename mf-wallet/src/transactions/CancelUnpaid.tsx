import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from 'shared-api/http';
import { cancelUnpaidFundings } from 'shared-api/wallet';
import { countOf } from 'shared-api/wording';
import { Button, notify } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialogs';

interface Props {
  count: number;
  /** Invoices with a higher id are not cancelled, because the user has not seen them. */
  newestId: number;
}

export function CancelUnpaid({ count, newestId }: Props) {
  const [asked, setAsked] = useState<Props>();
  const { mutateAsync } = useMutation({
    ...mutationOf(cancelUnpaidFundings),
    onSuccess: ({ data: { cancelled } }) => {
      const left = (asked?.count ?? 0) - cancelled;
      notify.success(
        `${countOf(cancelled, 'invoice')} cancelled`,
        left > 0 ? { detail: `${countOf(left, 'other')} changed meanwhile: see each one's status` } : {},
      );
    },
    onSettled: () => setAsked(undefined),
  });
  return (
    <>
      <Button onClick={() => setAsked({ count, newestId })}>Cancel all {count} unpaid</Button>
      <ConfirmDialog
        title={`Cancel ${asked?.count ?? count} unpaid invoices?`}
        open={asked !== undefined}
        confirm="Cancel invoices"
        cancel="Keep invoices"
        danger
        onConfirm={() => mutateAsync({ body: { newestId: asked?.newestId ?? newestId } })}
        onClose={() => setAsked(undefined)}
      >
        <p>
          They can then no longer be paid, and nothing is taken from your wallet. A payment that you have made
          already is still added to it.
        </p>
      </ConfirmDialog>
    </>
  );
}
