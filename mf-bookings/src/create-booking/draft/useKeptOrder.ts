import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { BookingIntent } from 'shared-api/bookings';
import { mutationOf } from 'shared-api/http';
import { changeOrder, createOrder, type Order } from 'shared-api/orders';
import { links } from 'shared-ui';
import { confirmKey } from '../review/flightGroups.ts';
import type { BookingStore } from './bookingStore.ts';

export interface KeptProps {
  booking: BookingStore;
  entriesOf: () => BookingIntent['bookings'];
}

export function useKeptOrder({ booking, entriesOf }: KeptProps) {
  const navigate = useNavigate();
  const create = useMutation(mutationOf(createOrder));
  const change = useMutation(mutationOf(changeOrder));
  const { order, draftId } = booking.getState();
  const key = (what: string) => `${confirmKey(draftId, entriesOf())}-${what}`;

  const kept = async (): Promise<Order> => {
    const entries = entriesOf();
    const save = order
      ? change.mutateAsync({
          params: { id: order.id },
          body: { version: order.version, entries },
          idempotencyKey: key(`save-${order.version}`),
        })
      : create.mutateAsync({ body: { entries }, idempotencyKey: key('order') });
    const { data } = await save;
    // The user's own save must not look like somebody else's change.
    if (order) booking.dispatch({ type: 'kept', order: { id: data.id, version: data.version } });
    return data;
  };
  const leaveFor = ({ id }: Pick<Order, 'id'>) => {
    booking.dispatch({ type: 'discarded' });
    void navigate(links.order(id));
  };
  return { kept, key, leaveFor };
}
