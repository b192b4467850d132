import { useMutation } from '@tanstack/react-query';
import { can, mutationOf, useSession } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { confirmPayment, type InvoicedPayment, proposeAcceptance } from 'shared-api/payments';
import { moneyState } from 'shared-api/transactions';
import { cancelInvoice } from 'shared-api/wallet';
import { notify } from 'shared-ui';
import { CheckboxField } from 'shared-ui/form';
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
      onGiven={async (reason, idempotencyKey, { inBank }) => {
        const arrived = inBank ? 'bank' : 'gateway';
        const { data } = await mutateAsync({
          params: { id: transactionId },
          body: { reason, arrived },
          idempotencyKey,
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

function Accept({ payment, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(proposeAcceptance));
  return (
    <ReasonDialog
      label="Accept what was paid"
      hint="Such as what was agreed with the client, who reads it"
      onGiven={(reason, idempotencyKey) =>
        mutateAsync({ params: { id: payment.transactionId }, body: { reason }, idempotencyKey })
      }
      onClose={onClose}
    >
      <p>{acceptanceText(payment)} Nothing moves until somebody else approves it.</p>
    </ReasonDialog>
  );
}

function Cancel({ payment, onClose }: DialogProps) {
  const { mutateAsync } = useMutation(mutationOf(cancelInvoice));
  return (
    <ReasonDialog
      label="Cancel invoice"
      cancel="Keep invoice"
      danger
      onGiven={(reason) => mutateAsync({ params: { id: payment.transactionId }, body: { reason } })}
      onClose={onClose}
    >
      <p>Its RRR can no longer be paid at the gateway.</p>
    </ReasonDialog>
  );
}

export function PaymentActions({ payment }: { payment: InvoicedPayment }) {
  const user = useSession((state) => state.user);
  if (!can(user, 'payments.confirm')) return null;
  const { id } = payment;
  const confirm = mayConfirm(payment) && {
    label: 'Confirm payment',
    short: 'Confirm',
    dialog: (close: () => void) => <Confirm payment={payment} onClose={close} />,
  };
  const accept = can(user, 'wallet.adjust') &&
    mayAccept(payment) && {
      label: 'Accept what was paid',
      short: 'Accept',
      dialog: (close: () => void) => <Accept payment={payment} onClose={close} />,
    };
  const cancel = moneyState(payment) === 'due' && {
    label: 'Cancel invoice',
    short: 'Cancel',
    danger: true,
    dialog: (close: () => void) => <Cancel payment={payment} onClose={close} />,
  };
  return <RowActions subject={`invoice ${id}`} usual={confirm || accept} more={[cancel]} />;
}
