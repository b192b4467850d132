import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Booking, cancelBookingMutation, refundOfBooking } from 'shared-api/bookings';
import { useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { usePublicSettings } from 'shared-api/settings';
import { useServerNow } from '../shared/useServerNow.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { cancellationOf } from './cancellationOf.ts';

/** Whether and until when this user may cancel, by the server's clock, and the dialog that asks first (BOOKDETAIL-10). */
export function useCancellation(booking: Booking) {
  const user = useSession((state) => state.user);
  const now = useServerNow();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({ ...cancelBookingMutation, onSettled: () => setAsking(false) });
  const { cancellationHours, refunds } = usePublicSettings();
  const refundKobo = refundOfBooking(
    { paymentStatus: booking.paymentStatus, priceKobo: koboOf(booking.price) },
    refunds.Canceled,
  );
  return {
    ...cancellationOf(booking, user, now, cancellationHours),
    now,
    isDone: cancel.isSuccess,
    isFree: refunds.Canceled === 100,
    refundKobo,
    ask: () => setAsking(true),
    dialog: (
      <CancelDialog
        booking={booking}
        refundKobo={refundKobo}
        open={asking}
        onConfirm={() => cancel.mutateAsync(booking.id)}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
