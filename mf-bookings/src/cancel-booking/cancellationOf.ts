import type { User } from 'shared-api/accounts';
import { type Booking, canCancel, cancellationDeadline } from 'shared-api/bookings';
import { flightInstant } from 'shared-api/dates';
import { can } from 'shared-api/http';

/** Whether this user may cancel now, and until when: this many hours before the flight (CANCEL-01 to CANCEL-03). */
export function cancellationOf(booking: Booking, user: User | null, now: Date, cutOffHours: number) {
  const flightAt = flightInstant(booking.date_Of_Travel, new Date(booking.date_Of_Arrival));
  const own = user?.id === booking.applicationUserId && can(user, 'bookings.cancel');
  return {
    until: cancellationDeadline(flightAt, cutOffHours),
    allowed: own && canCancel({ bookingStatus: booking.bookingStatus, flightAt }, now, cutOffHours),
  };
}
