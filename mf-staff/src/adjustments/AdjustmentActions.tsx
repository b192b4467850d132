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

export const AdjustmentActions = ({ adjustment }: { adjustment: Adjustment }) => (
  <ProposalActions
    subject={adjustment.business_Name}
    proposal={adjustment}
    approval={(close) => (
      <ConfirmCall
        title="Approve adjustment?"
        confirm="Approve"
        call={approveAdjustment}
        input={{ params: { id: adjustment.id } }}
        onClose={close}
      >
        <p>
          {changeText(adjustment)} at once{sourceText(adjustment)}. {adjustment.proposedBy.name} proposed it:
          “{adjustment.reason}”. This cannot be undone, only balanced by another adjustment.
        </p>
      </ConfirmCall>
    )}
    reject={rejectAdjustment}
  >
    Nothing moves, and the proposal stays in the list of the rejected ones.
  </ProposalActions>
);
