import { useMutation } from '@tanstack/react-query';
import { useSession } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { type Adjustment, approveAdjustmentMutation, rejectAdjustmentMutation } from 'shared-api/payments';
import { ConfirmDialog } from 'shared-ui/form';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { RowActions } from '../shared/RowActions.tsx';

const changeText = ({ amount, business_Name }: Adjustment): string => {
  const kobo = koboOf(amount);
  return kobo > 0
    ? `${formatNaira(kobo)} are added to the wallet of ${business_Name}`
    : `${formatNaira(-kobo)} are taken from the wallet of ${business_Name}`;
};

const sourceText = ({ payment }: Adjustment): string => {
  if (!payment) return '';
  const paid = payment.settles ? ', which counts as paid with it' : '';
  return `, out of what the gateway collected for invoice ${payment.invoiceNumber}${paid}`;
};

interface DialogProps {
  adjustment: Adjustment;
  onClose: () => void;
}

function Approve({ adjustment, onClose }: DialogProps) {
  const { mutateAsync } = useMutation({ ...approveAdjustmentMutation, onSettled: onClose });
  return (
    <ConfirmDialog
      title="Approve adjustment?"
      open
      confirm="Approve"
      onConfirm={() => mutateAsync(adjustment.id)}
      onClose={onClose}
    >
      <p>
        {changeText(adjustment)} at once{sourceText(adjustment)}. {adjustment.proposedBy.name} proposed it: “
        {adjustment.reason}”. This cannot be undone, only balanced by another adjustment.
      </p>
    </ConfirmDialog>
  );
}

function GiveUp({ adjustment, label, onClose }: DialogProps & { label: string }) {
  const { mutateAsync } = useMutation(rejectAdjustmentMutation);
  return (
    <ReasonDialog
      label={label}
      danger
      onGiven={(reason) => mutateAsync({ id: adjustment.id, reason })}
      onClose={onClose}
    >
      <p>Nothing moves, and the proposal stays in the list of the rejected ones.</p>
    </ReasonDialog>
  );
}

/** A second person decides; whoever proposed it can only withdraw it. */
export function AdjustmentActions({ adjustment }: { adjustment: Adjustment }) {
  const own = useSession((state) => state.user?.id) === adjustment.proposedBy.id;
  const label = own ? 'Withdraw' : 'Reject';
  return (
    <RowActions
      subject={adjustment.business_Name}
      usual={
        !own && {
          label: 'Approve',
          primary: true,
          dialog: (close) => <Approve adjustment={adjustment} onClose={close} />,
        }
      }
      more={[{ label, dialog: (close) => <GiveUp adjustment={adjustment} label={label} onClose={close} /> }]}
    >
      {own && <span>Waits for somebody else</span>}
    </RowActions>
  );
}
