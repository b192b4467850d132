import { useParams } from 'react-router-dom';
import { Slot } from 'shared-ui';
import { BookingDetail } from './booking-detail/BookingDetail.tsx';
import { CancelBooking } from './cancel-booking/CancelBooking.tsx';

/** One booking with what its owner and the desk may do; other remotes show it through the slot 'bookings.detail'. */
export const BookingById = ({ bookingId, crumbs = false }: { bookingId: string; crumbs?: boolean }) => (
  <BookingDetail
    bookingId={bookingId}
    crumbs={crumbs}
    actions={(booking) => (
      <>
        <CancelBooking booking={booking} />
        <Slot name="staff.bookingOutcome" bookingId={booking.id} bookingStatus={booking.bookingStatus} />
      </>
    )}
  />
);

export const BookingPage = () => <BookingById bookingId={useParams().booking_id ?? ''} crumbs />;
