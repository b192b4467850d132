import { Stack } from 'shared-ui';
import { BookingStats } from './BookingStats.tsx';
import { RecentActivities } from './RecentActivities.tsx';

export const Overview = () => (
  <Stack space={6}>
    <BookingStats />
    <RecentActivities />
  </Stack>
);
