import { isStaffUser, useSession } from 'shared-api/http';
import { PageHeader, Slot, Stack } from 'shared-ui';
import { BookedNotice } from './BookedNotice.tsx';
import { ServiceList } from './ServiceList.tsx';

/** Staff keep the services in mf-staff's view; without it they see them as they are. */
export function ServicesPage() {
  const user = useSession((state) => state.user);
  if (isStaffUser(user)) return <Slot name="staff.services" fallback={<AllServices bookable={false} />} />;
  return <AllServices bookable />;
}

const AllServices = ({ bookable }: { bookable: boolean }) => (
  <>
    <PageHeader title="All Services" />
    <Stack>
      <BookedNotice />
      <ServiceList bookable={bookable} />
    </Stack>
  </>
);
