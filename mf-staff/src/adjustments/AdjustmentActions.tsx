import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { approveAdjustmentMutation, koboOf, rejectAdjustmentMutation, useSession } from 'shared-api';
import type { Adjustment } from 'shared-api/contract';
import { formatNaira } from 'shared-api/rules';
import { Button } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/form';
import { ReasonAction } from '../shared/ReasonAction.tsx';
import { RowActions } from '../shared/RowActions.tsx';

const changeText = ({ amount, business_Name }: Adjustment): string => {
  const kobo = koboOf(amount);
  return kobo > 0
    ? `${formatNaira(kobo)} are added to the wallet of ${business_Name}`
    : `${formatNaira(-kobo)} are taken from the wallet of ${business_Name}`;
};

function Approve({ adjustment }: { adjustment: Adjustment }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useMutation({ ...approveAdjustmentMutation, onSettled: close });
  return (
    <>
      <Button
        size="small"
        variant="primary"
        aria-label={`Approve: ${adjustment.business_Name}`}
        onClick={() => setAsking(true)}
      >
        Approve
      </Button>
      <ConfirmDialog
        title="Approve adjustment?"
        open={asking}
        confirm="Approve"
        busy={isPending}
        onConfirm={() => mutate(adjustment.id)}
        onClose={close}
      >
        <p>
          {changeText(adjustment)} at once. {adjustment.proposedBy.name} proposed it: “{adjustment.reason}”.
          This cannot be undone, only balanced by another adjustment.
        </p>
      </ConfirmDialog>
    </>
  );
}

/** A second person decides; whoever proposed it can only withdraw it. */
export function AdjustmentActions({ adjustment }: { adjustment: Adjustment }) {
  const own = useSession((state) => state.user?.id) === adjustment.proposedBy.id;
  const { mutateAsync } = useMutation(rejectAdjustmentMutation);
  return (
    <RowActions>
      {own ? <span>Waits for somebody else</span> : <Approve adjustment={adjustment} />}
      <ReasonAction
        label={own ? 'Withdraw' : 'Reject'}
        of={adjustment.business_Name}
        danger
        onGiven={(reason) => mutateAsync({ id: adjustment.id, reason })}
      >
        <p>Nothing moves, and the proposal stays in the list of the rejected ones.</p>
      </ReasonAction>
    </RowActions>
  );
}
