import { PageHeader, Stack } from 'shared-ui';
import { BookedNotice } from './BookedNotice.tsx';
import { ServiceList } from './ServiceList.tsx';

export const ServicesPage = () => (
  <>
    <PageHeader title="All Services" />
    <Stack>
      <BookedNotice />
      <ServiceList />
    </Stack>
  </>
);
