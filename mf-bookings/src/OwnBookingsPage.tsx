import type { Booking } from 'shared-api/bookings';
import { BookingsPage } from './bookings-list/BookingsPage.tsx';
import { CancelInList } from './cancel-booking/CancelInList.tsx';

const actions = (booking: Booking) => <CancelInList booking={booking} />;

export const OwnBookingsPage = () => <BookingsPage actions={actions} />;
