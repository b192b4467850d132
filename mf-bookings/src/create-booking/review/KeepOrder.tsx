import { useMutation } from '@tanstack/react-query';
import { downloadDocument, mutationOf, useCan } from 'shared-api/http';
import { nairaFromKobo } from 'shared-api/money';
import { invoiceOrder, quotationDownload } from 'shared-api/orders';
import { usePublicSettings } from 'shared-api/settings';
import { Inline, SendButton } from 'shared-ui';
import { type KeptProps, useKeptOrder } from '../draft/useKeptOrder.ts';

interface KeepOrderProps extends KeptProps {
  totalKobo: number;
  /** The value is also 0 while the balance is not known. */
  missingKobo: number;
}

export function KeepOrder({ booking, entriesOf, totalKobo, missingKobo }: KeepOrderProps) {
  const { exactFunding } = usePublicSettings();
  const funds = useCan('wallet.fund');
  const invoice = useMutation(mutationOf(invoiceOrder));
  const quotation = useMutation(downloadDocument);
  const { order } = booking.getState();
  const { kept, key, leaveFor } = useKeptOrder({ booking, entriesOf });
  const keep = async () => leaveFor(await kept());
  const quote = async () => {
    const saved = await kept();
    quotation.mutate(quotationDownload(saved));
    leaveFor(saved);
  };
  const payExactly = async () => {
    const saved = await kept();
    const body = { version: saved.version, accept: true, expectedTotal: nairaFromKobo(totalKobo) };
    await invoice
      .mutateAsync({ params: { id: saved.id }, body, idempotencyKey: key('invoice') })
      .catch(() => undefined);
    leaveFor(saved);
  };
  return (
    <Inline>
      <SendButton variant={order ? 'primary' : 'default'} onSend={keep}>
        {order ? 'Save the order' : 'Save for later'}
      </SendButton>
      {!order && <SendButton onSend={quote}>Quotation</SendButton>}
      {missingKobo > 0 && exactFunding && funds && (
        <SendButton onSend={payExactly}>Pay exactly this</SendButton>
      )}
    </Inline>
  );
}
