import { isStaffUser, useSession } from 'shared-api/http';
import { PageHeader, Slot } from 'shared-ui';
import { AllBookings } from './AllBookings.tsx';
import { OwnBookings } from './OwnBookings.tsx';

/** Clients see their own bookings, staff everybody's (G43). */
export function BookingsPage() {
  const user = useSession((state) => state.user);
  return (
    <>
      <PageHeader title="Bookings" />
      {isStaffUser(user) ? <Slot name="staff.bookings" fallback={<AllBookings />} /> : <OwnBookings />}
    </>
  );
}
