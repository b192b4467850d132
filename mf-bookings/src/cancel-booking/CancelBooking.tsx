import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Booking, cancelBookingMutation, refundOfBooking } from 'shared-api/bookings';
import { useSession } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { koboOf } from 'shared-api/values';
import { Banner, Button, formatMoment } from 'shared-ui';
import { useServerNow } from '../shared/useServerNow.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { cancellationOf } from './cancellationOf.ts';
import { RefundNotice } from './RefundNotice.tsx';

/** Shown to the owner alone and only while cancelling is allowed, by the server's clock (BOOKDETAIL-10). */
export function CancelBooking({ booking }: { booking: Booking }) {
  const user = useSession((state) => state.user);
  const now = useServerNow();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({ ...cancelBookingMutation, onSettled: () => setAsking(false) });
  const { cancellationHours, refunds } = usePublicSettings();
  const refundKobo = refundOfBooking(
    { paymentStatus: booking.paymentStatus, priceKobo: koboOf(booking.price) },
    refunds.Canceled,
  );
  if (cancel.isSuccess) return <RefundNotice refundKobo={refundKobo} />;
  const { allowed, until } = cancellationOf(booking, user, now, cancellationHours);
  if (!allowed) return null;
  return (
    <Banner tone="info" action={<Button onClick={() => setAsking(true)}>Cancel</Button>}>
      {refunds.Canceled === 100 ? 'Free cancellation' : 'Cancellation'} until{' '}
      <strong>{formatMoment(until)}</strong>
      <CancelDialog
        booking={booking}
        refundKobo={refundKobo}
        open={asking}
        onConfirm={() => cancel.mutateAsync(booking.id)}
        onClose={() => setAsking(false)}
      />
    </Banner>
  );
}
