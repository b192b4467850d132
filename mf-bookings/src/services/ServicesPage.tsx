import { useLocation } from 'react-router-dom';
import { lazyPart, PageHeader, Stack } from 'shared-ui';
import { bookedIn } from '../shared/bookedState.ts';
import { InternationalServices } from './InternationalServices.tsx';
import { ServiceList } from './ServiceList.tsx';

const Confirmation = lazyPart(async () => (await import('./Confirmation.tsx')).Confirmation);

/** The URL does not name the new bookings; the page that made them passes them in the state of the navigation. */
function BookedNotice() {
  const booked = bookedIn(useLocation().state);
  return booked && <Confirmation booked={booked} />;
}

export const ServicesPage = () => (
  <>
    <PageHeader title="All Services" />
    <Stack>
      <BookedNotice />
      <InternationalServices />
      <ServiceList />
    </Stack>
  </>
);
