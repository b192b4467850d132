import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { type RegistrationProgress, renewRegistrationInvoice } from 'shared-api/registration';
import { DateText, LinkButton, links, Money, SendButton } from 'shared-ui';
import { RequestBox } from './RequestBox.tsx';

interface RegistrationFeeProps {
  fee: NonNullable<RegistrationProgress['fee']>;
  stage: RegistrationProgress['stage'];
  code: string;
}

export function RegistrationFee({ fee, stage, code }: RegistrationFeeProps) {
  const { mutateAsync } = useMutation(mutationOf(renewRegistrationInvoice));
  const amount = <Money kobo={koboOf(fee.amount)} />;
  switch (fee.status) {
    case 'Paid':
      return (
        <>
          Your registration fee of {amount} is paid
          {fee.paidAt && (
            <>
              {' '}
              since <DateText at={fee.paidAt} />
            </>
          )}
          .
        </>
      );
    case 'Unpaid':
      return (
        <RequestBox
          action={
            // After a rejection, the correction is more urgent than the invoice.
            <LinkButton
              to={links.invoice(fee.invoiceCode)}
              variant={stage === 'rejected' ? 'default' : 'primary'}
            >
              View the invoice
            </LinkButton>
          }
        >
          The fee of {amount} is not paid yet. The invoice shows how to pay it.
        </RequestBox>
      );
    default:
      return (
        <RequestBox
          action={<SendButton onSend={() => mutateAsync({ params: { code } })}>Get a new invoice</SendButton>}
        >
          <strong>
            {fee.status === 'Expired' ? 'Your invoice has expired' : 'Your invoice was cancelled'}
          </strong>
          . The registration fee of {amount} is not paid. A new invoice comes with a new payment reference
          (RRR); please do not use the former one.
        </RequestBox>
      );
  }
}
