import { useParams } from 'react-router-dom';
import type { Booking } from 'shared-api/bookings';
import { isStaffUser, useSession } from 'shared-api/http';
import { Slot } from 'shared-ui';
import type { Slots } from 'shared-ui/remote';
import { BookingDetail } from './booking-detail/BookingDetail.tsx';
import { CancelBooking } from './cancel-booking/CancelBooking.tsx';
import { ChangeBooking } from './change-booking/ChangeBooking.tsx';

export const BookingById = ({
  crumbs = false,
  ...shown
}: Slots['bookings.detail'] & { crumbs?: boolean }) => (
  <BookingDetail
    {...shown}
    crumbs={crumbs}
    actions={(booking) => (
      <>
        <CancelBooking booking={booking} />
        <ChangeBooking booking={booking} />
      </>
    )}
    outcome={(booking) => <Outcome booking={booking} />}
  />
);

/** `Slot` fetches the staff remote, which a client's browser never needs, so only staff get the slot. */
function Outcome({ booking: { id, bookingStatus } }: { booking: Booking }) {
  const user = useSession((state) => state.user);
  return (
    isStaffUser(user) && <Slot name="staff.bookingOutcome" bookingId={id} bookingStatus={bookingStatus} />
  );
}

export const BookingPage = () => <BookingById bookingId={useParams().booking_id ?? ''} crumbs />;
