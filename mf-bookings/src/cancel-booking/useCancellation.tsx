import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from 'shared-api/accounts';
import {
  type Booking,
  canCancel,
  cancelBookingMutation,
  cancellationDeadline,
  refundOfBooking,
} from 'shared-api/bookings';
import { flightInstant } from 'shared-api/dates';
import { can, ownerIdOf, useServerNow, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { usePublicSettings } from 'shared-api/settings';
import { CancelDialog } from './CancelDialog.tsx';

export function cancellationOf(booking: Booking, user: User | null, now: Date, cutOffHours: number) {
  const flightAt = flightInstant(booking.date_Of_Travel, new Date(booking.date_Of_Arrival));
  const own = ownerIdOf(user) === booking.applicationUserId && can(user, 'bookings.cancel');
  return {
    own,
    until: cancellationDeadline(flightAt, cutOffHours),
    allowed: own && canCancel({ bookingStatus: booking.bookingStatus, flightAt }, now, cutOffHours),
  };
}

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
