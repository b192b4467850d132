import { lagosDate } from 'shared-api/dates';
import { serverNow, useSession } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { approvePayout, type Payout, payPayout, refusePayout, returnPayout } from 'shared-api/payouts';
import { DateField } from 'shared-ui/fields';
import { TextField } from 'shared-ui/form';
import { CallDialog, ConfirmCall, ReasonCall } from '../../shared/CallDialog.tsx';
import { type RowAction, RowActions } from '../../shared/RowActions.tsx';

interface DialogProps {
  payout: Payout;
  onClose: () => void;
}

const what = ({ amount, accountName, bank }: Payout) =>
  `${formatNaira(koboOf(amount))} to ${accountName} at ${bank}`;

const Approve = ({ payout, onClose }: DialogProps) => (
  <ConfirmCall
    title="Approve payout?"
    confirm="Approve"
    call={approvePayout}
    input={{ params: { id: payout.id } }}
    onClose={onClose}
  >
    <p>
      {what(payout)}. It left the wallet when it was asked for; somebody else of the finance office transfers
      it.
    </p>
  </ConfirmCall>
);

const Pay = ({ payout, onClose }: DialogProps) => (
  <CallDialog
    title="Record the transfer"
    initialValues={{ transferDate: lagosDate(serverNow()) }}
    submit="Record as paid"
    call={payPayout}
    input={(body) => ({ params: { id: payout.id }, body })}
    onClose={onClose}
  >
    <p>{what(payout)}, transferred outside the portal.</p>
    <DateField name="transferDate" label="Day of the transfer" max={lagosDate(serverNow())} required />
    <TextField name="reference" label="Reference at the bank" required />
  </CallDialog>
);

const Ending = ({ payout, onClose, back }: DialogProps & { back: boolean }) => (
  <ReasonCall
    label={back ? 'Record as sent back' : 'Refuse payout'}
    danger
    hint="The client reads it"
    call={back ? returnPayout : refusePayout}
    input={(reason) => ({ params: { id: payout.id }, body: { reason } })}
    onClose={onClose}
  >
    <p>{what(payout)}: the wallet has it again at once.</p>
  </ReasonCall>
);

/**
 * Nobody may approve their own request or transfer money that they approved. Nobody may return a payout that
 * they approved or paid.
 */
export function PayoutActions({ payout }: { payout: Payout }) {
  const ownId = useSession((state) => state.user?.id);
  const { status, asked, approved, paid } = payout;
  const isOpen = status === 'Asked' || status === 'Approved';
  const isOwn = (step: Payout['paid']) => step?.by?.id === ownId;
  const waits = isOpen && isOwn(status === 'Asked' ? asked : approved);
  const approve: RowAction = {
    label: 'Approve',
    primary: true,
    dialog: (close) => <Approve payout={payout} onClose={close} />,
  };
  const pay: RowAction = {
    label: 'Record transfer',
    short: 'Record',
    primary: true,
    dialog: (close) => <Pay payout={payout} onClose={close} />,
  };
  const refuse: RowAction = {
    label: 'Refuse',
    danger: true,
    dialog: (close) => <Ending payout={payout} back={false} onClose={close} />,
  };
  const sentBack: RowAction = {
    label: 'Sent back by the bank',
    short: 'Sent back',
    dialog: (close) => <Ending payout={payout} back onClose={close} />,
  };
  return (
    <RowActions
      subject={payout.business_Name}
      usual={isOpen && !waits && (status === 'Asked' ? approve : pay)}
      more={[isOpen && refuse, status === 'Paid' && !isOwn(approved) && !isOwn(paid) && sentBack]}
    >
      {waits && <span>Waits for somebody else</span>}
    </RowActions>
  );
}
