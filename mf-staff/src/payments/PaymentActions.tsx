import { useMutation } from '@tanstack/react-query';
import { can, cancelInvoiceMutation, confirmPaymentMutation, koboOf, useSession } from 'shared-api';
import type { InvoicedPayment } from 'shared-api/contract';
import { formatNaira } from 'shared-api/rules';
import { ProposeAdjustment } from '../shared/ProposeAdjustment.tsx';
import { ReasonAction } from '../shared/ReasonAction.tsx';
import { RowActions } from '../shared/RowActions.tsx';
import { adjustmentKobo, isOpen, mayConfirm } from './invoiceState.ts';

const registration = 1;

function Confirm({ payment }: { payment: InvoicedPayment }) {
  const { mutateAsync } = useMutation(confirmPaymentMutation);
  const { id, transactionId, amount, business_Name, transactionType } = payment;
  const what = formatNaira(koboOf(amount));
  return (
    <ReasonAction
      label="Confirm payment"
      short="Confirm"
      of={`invoice ${id}`}
      hint="The evidence, such as the line of a bank statement"
      onGiven={(reason, idempotencyKey) => mutateAsync({ id: transactionId, reason, idempotencyKey })}
    >
      <p>
        {transactionType === registration
          ? `The registration fee of ${what} of ${business_Name} counts as paid.`
          : `${what} go to the wallet of ${business_Name} at once.`}{' '}
        Confirm only what has arrived in full: this cannot be undone.
      </p>
    </ReasonAction>
  );
}

function Cancel({ payment }: { payment: InvoicedPayment }) {
  const { mutateAsync } = useMutation(cancelInvoiceMutation);
  return (
    <ReasonAction
      label="Cancel invoice"
      short="Cancel"
      of={`invoice ${payment.id}`}
      danger
      onGiven={(reason) => mutateAsync({ id: payment.transactionId, reason })}
    >
      <p>Its RRR can no longer be paid at the gateway.</p>
    </ReasonAction>
  );
}

/** What the finance office may do with an invoice in its present state. */
export function PaymentActions({ payment }: { payment: InvoicedPayment }) {
  const user = useSession((state) => state.user);
  const kobo = adjustmentKobo(payment);
  if (!can(user, 'payments.confirm')) return null;
  return (
    <RowActions>
      {mayConfirm(payment) && <Confirm payment={payment} />}
      {kobo !== undefined && can(user, 'wallet.adjust') && (
        <ProposeAdjustment
          size="small"
          client={{ id: payment.applicationUserId, name: payment.business_Name ?? '' }}
          amountKobo={kobo}
          reason={`Invoice ${payment.id}, RRR ${payment.rrrNo}`}
        />
      )}
      {isOpen(payment) && <Cancel payment={payment} />}
    </RowActions>
  );
}
