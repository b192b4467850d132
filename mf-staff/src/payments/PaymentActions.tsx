import { useMutation } from '@tanstack/react-query';
import { can, mutationOf, useSession } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { confirmPayment, type InvoicedPayment, proposeAcceptance } from 'shared-api/payments';
import { moneyState } from 'shared-api/transactions';
import { cancelInvoice } from 'shared-api/wallet';
import { notify } from 'shared-ui';
import { CheckboxField } from 'shared-ui/form';
import { ReasonCall } from '../shared/CallDialog.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { RowActions } from '../shared/RowActions.tsx';
import { acceptanceText, mayAccept, mayConfirm } from './invoiceState.ts';

const registration = 1;

interface DialogProps {
  payment: InvoicedPayment;
  onClose: () => void;
}

function Confirm({ payment, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(confirmPayment));
  const { transactionId, amount, business_Name, transactionType } = payment;
  const money = formatNaira(koboOf(amount));
  return (
    <ReasonDialog
      label="Confirm payment"
      hint="The evidence, such as the line of a bank statement"
      onGiven={async (reason, { inBank }) => {
        const arrived = inBank ? 'bank' : 'gateway';
        const { data } = await mutateAsync({
          params: { id: transactionId },
          body: { reason, arrived },
        });
        const isPaid = data.paymentStatus === 'Paid';
        notify.success(isPaid ? 'Payment confirmed successfully' : 'Somebody else must approve this payment');
      }}
      onClose={onClose}
    >
      <p>
        {transactionType === registration
          ? `The registration fee of ${money} of ${business_Name} counts as paid.`
          : `${money} goes to the wallet of ${business_Name} at once.`}{' '}
        Confirm only what has arrived in full: this cannot be undone. The gateway is asked first, and a large
        amount waits until somebody else approves it.
      </p>
      <CheckboxField
        name="inBank"
        label="The money came to the bank account directly, not by way of the gateway"
      />
    </ReasonDialog>
  );
}

export function PaymentActions({ payment }: { payment: InvoicedPayment }) {
  const user = useSession((state) => state.user);
  if (!can(user, 'payments.confirm')) return null;
  const { id, transactionId } = payment;
  const params = { id: transactionId };
  const confirm = mayConfirm(payment) && {
    label: 'Confirm payment',
    short: 'Confirm',
    dialog: (close: () => void) => <Confirm payment={payment} onClose={close} />,
  };
  const accept = can(user, 'wallet.adjust') &&
    mayAccept(payment) && {
      label: 'Accept what was paid',
      short: 'Accept',
      dialog: (close: () => void) => (
        <ReasonCall
          label="Accept what was paid"
          hint="Such as what was agreed with the client, who reads it"
          call={proposeAcceptance}
          input={(reason) => ({ params, body: { reason } })}
          onClose={close}
        >
          <p>{acceptanceText(payment)} Nothing moves until somebody else approves it.</p>
        </ReasonCall>
      ),
    };
  const cancel = moneyState(payment) === 'due' && {
    label: 'Cancel invoice',
    short: 'Cancel',
    danger: true,
    dialog: (close: () => void) => (
      <ReasonCall
        label="Cancel invoice"
        cancel="Keep invoice"
        danger
        call={cancelInvoice}
        input={(reason) => ({ params, body: { reason } })}
        onClose={close}
      >
        <p>Its RRR can no longer be paid at the gateway.</p>
      </ReasonCall>
    ),
  };
  return <RowActions subject={`invoice ${id}`} usual={confirm || accept} more={[cancel]} />;
}
