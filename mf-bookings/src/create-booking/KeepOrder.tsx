import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { BookingIntent } from 'shared-api/bookings';
import { downloadDocument } from 'shared-api/http';
import { nairaFromKobo } from 'shared-api/money';
import {
  changeOrderMutation,
  createOrderMutation,
  invoiceOrderMutation,
  type Order,
  quotationDownload,
} from 'shared-api/orders';
import { usePublicSettings } from 'shared-api/settings';
import { Inline, links, SendButton } from 'shared-ui';
import type { BookingStore } from './bookingStore.ts';
import { confirmKey } from './toRequest.ts';

export interface KeepOrderProps {
  booking: BookingStore;
  entriesOf: () => BookingIntent['bookings'];
  totalKobo: number;
  /** What the wallet lacks; 0 also while that is not known. */
  missingKobo: number;
}

/** Instead of Confirm: the passengers added are kept as an order, and this tab forgets them. */
export function KeepOrder({ booking, entriesOf, totalKobo, missingKobo }: KeepOrderProps) {
  const navigate = useNavigate();
  const { exactFunding = false } = usePublicSettings();
  const create = useMutation(createOrderMutation);
  const change = useMutation(changeOrderMutation);
  const invoice = useMutation(invoiceOrderMutation);
  const quotation = useMutation(downloadDocument);
  const { order, draftId } = booking.getState();
  const key = (what: string) => `${confirmKey(draftId, entriesOf())}-${what}`;

  const kept = async (): Promise<Order> => {
    const entries = entriesOf();
    const save = order
      ? change.mutateAsync({
          id: order.id,
          body: { version: order.version, entries },
          idempotencyKey: key(`save-${order.version}`),
        })
      : create.mutateAsync({ body: { entries }, idempotencyKey: key('order') });
    return (await save).data;
  };
  const leaveFor = ({ id }: Order) => {
    booking.dispatch({ type: 'discarded' });
    void navigate(links.order(id));
  };
  const keep = async () => leaveFor(await kept());
  const quote = async () => {
    const saved = await kept();
    quotation.mutate(quotationDownload(saved));
    leaveFor(saved);
  };
  const payExactly = async () => {
    const saved = await kept();
    const body = { version: saved.version, accept: true, expectedTotal: nairaFromKobo(totalKobo) };
    await invoice.mutateAsync({ id: saved.id, body, idempotencyKey: key('invoice') }).catch(() => undefined);
    leaveFor(saved);
  };
  return (
    <Inline>
      <SendButton variant={order ? 'primary' : 'default'} onSend={keep}>
        {order ? 'Save the order' : 'Save for later'}
      </SendButton>
      {!order && <SendButton onSend={quote}>Quotation</SendButton>}
      {missingKobo > 0 && exactFunding && <SendButton onSend={payExactly}>Pay exactly this</SendButton>}
    </Inline>
  );
}
