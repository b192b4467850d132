import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isMissing, queryOf } from 'shared-api/http';
import { isOpenOrder, orderById } from 'shared-api/orders';
import { Banner } from 'shared-ui';
import { useStore } from 'zustand';
import { draftOfOrder } from '../../shared/orderDraft.ts';
import type { BookingStore } from './bookingStore.ts';

/** Each version of the order fills the wizard only once. A closed order never fills the wizard. */
export function EditedOrder({ booking, orderId }: { booking: BookingStore; orderId: number }) {
  const { data: order, error } = useQuery(queryOf(orderById, { params: { id: orderId } }));
  const { dispatch } = booking;
  const changedMeanwhile = useStore(booking, (machine) => machine.order?.changedMeanwhile);
  const ended = order && !isOpenOrder(order.status);
  useEffect(() => {
    const draft = order && !ended && draftOfOrder(order);
    if (draft) dispatch({ type: 'reopened', order: { id: order.id, version: order.version }, ...draft });
  }, [order, ended, dispatch]);
  if (ended || isMissing(error))
    return (
      <Banner
        tone="warning"
        title={ended ? `Order ${orderId} can no longer be edited` : 'This order does not exist'}
      >
        What you enter here is a new booking.
      </Banner>
    );
  if (changedMeanwhile)
    return (
      <Banner tone="warning" title="This order was changed meanwhile" live="assertive">
        Your edits were left out. It is changed when you save it in the next step.
      </Banner>
    );
  return (
    <Banner tone="info" title={`Order ${orderId}`}>
      You are editing a saved order. It is changed when you save it in the next step.
    </Banner>
  );
}
