import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderQuery } from 'shared-api/orders';
import { Banner } from 'shared-ui';
import { draftOfOrder } from '../shared/orderDraft.ts';
import type { BookingStore } from './bookingStore.ts';

/** Fills the wizard with a saved order, once for each of its versions. */
export function EditedOrder({ booking, orderId }: { booking: BookingStore; orderId: number }) {
  const { data: order } = useQuery(orderQuery(orderId));
  const { dispatch } = booking;
  useEffect(() => {
    const draft = order && draftOfOrder(order);
    if (draft) dispatch({ type: 'reopened', order: { id: order.id, version: order.version }, ...draft });
  }, [order, dispatch]);
  return (
    <Banner tone="info" title={`Order ${orderId}`}>
      You are editing a saved order. It is changed when you save it in the next step.
    </Banner>
  );
}
