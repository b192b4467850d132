import { useMutation } from '@tanstack/react-query';
import { koboOf } from 'shared-api/money';
import { type RegistrationProgress, renewRegistrationInvoiceMutation } from 'shared-api/registration';
import { Banner, LinkButton, links, Money, SendButton } from 'shared-ui';

interface RegistrationFeeProps {
  fee: NonNullable<RegistrationProgress['fee']>;
  code: string;
}

/** Whether the fee is paid, where to pay it, and another invoice once the former one cannot be paid any more (S08). */
export function RegistrationFee({ fee, code }: RegistrationFeeProps) {
  const { mutateAsync } = useMutation(renewRegistrationInvoiceMutation);
  const amount = <Money kobo={koboOf(fee.amount)} />;
  switch (fee.status) {
    case 'Paid':
      return <Banner tone="success">Your registration fee of {amount} is paid.</Banner>;
    case 'Unpaid':
      return (
        <Banner
          tone="info"
          title="Your registration fee"
          action={<LinkButton to={links.invoice(fee.invoiceCode)}>View the invoice</LinkButton>}
        >
          The fee of {amount} is not paid yet. The invoice shows how to pay it.
        </Banner>
      );
    default:
      return (
        <Banner
          tone="warning"
          title={fee.status === 'Expired' ? 'Your invoice has expired' : 'Your invoice was cancelled'}
          action={<SendButton onSend={() => mutateAsync(code)}>Get a new invoice</SendButton>}
        >
          The registration fee of {amount} is not paid. A new invoice comes with a new payment reference
          (RRR); please do not use the former one.
        </Banner>
      );
  }
}
