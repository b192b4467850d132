import type { Booking } from 'shared-api/bookings';
import { BookingsPage } from './bookings-list/BookingsPage.tsx';
import { CancelInList } from './cancel-booking/CancelInList.tsx';

const actions = (booking: Booking) => <CancelInList booking={booking} />;

/** The list with what its owner may do to a booking in it. */
export const OwnBookingsPage = () => <BookingsPage actions={actions} />;
