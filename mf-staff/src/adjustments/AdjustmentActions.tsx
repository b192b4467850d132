import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { type Adjustment, approveAdjustment, rejectAdjustment } from 'shared-api/payments';
import { ConfirmCall } from '../shared/CallDialog.tsx';
import { ProposalActions } from '../shared/ProposalActions.tsx';

const changeText = ({ amount, business_Name }: Adjustment): string => {
  const kobo = koboOf(amount);
  return kobo > 0
    ? `${formatNaira(kobo)} are added to the wallet of ${business_Name}`
    : `${formatNaira(-kobo)} are taken from the wallet of ${business_Name}`;
};

const sourceText = ({ payment }: Adjustment): string => {
  if (!payment) return '';
  if (payment.arrived)
    return `, as invoice ${payment.invoiceNumber}, paid ${payment.arrived === 'bank' ? 'to the bank' : 'at the gateway'}`;
  return `, out of what the gateway collected for invoice ${payment.invoiceNumber}, which counts as paid with it`;
};

interface DialogProps {
  adjustment: Adjustment;
  onClose: () => void;
}

const Approve = ({ adjustment, onClose }: DialogProps) => (
  <ConfirmCall
    title="Approve adjustment?"
    confirm="Approve"
    call={approveAdjustment}
    input={{ params: { id: adjustment.id } }}
    onClose={onClose}
  >
    <p>
      {changeText(adjustment)} at once{sourceText(adjustment)}. {adjustment.proposedBy.name} proposed it: “
      {adjustment.reason}”. This cannot be undone, only balanced by another adjustment.
    </p>
  </ConfirmCall>
);

export function AdjustmentActions({ adjustment }: { adjustment: Adjustment }) {
  const { id, business_Name, proposedBy } = adjustment;
  const { mutateAsync } = useMutation(mutationOf(rejectAdjustment));
  return (
    <ProposalActions
      subject={business_Name}
      proposedBy={proposedBy}
      approval={(close) => <Approve adjustment={adjustment} onClose={close} />}
      onGivenUp={(reason) => mutateAsync({ params: { id }, body: { reason } })}
    >
      Nothing moves, and the proposal stays in the list of the rejected ones.
    </ProposalActions>
  );
}
