import { isFeedbackAskedFor } from 'shared-api/http';
import { PageHeader, Slot, Stack } from 'shared-ui';
import { BookingHistory } from './BookingHistory.tsx';
import { BookingStats } from './BookingStats.tsx';
import { FirstServices } from './FirstServices.tsx';
import { RecentActivities } from './RecentActivities.tsx';

export const DashboardPage = () => (
  <>
    <PageHeader title="How may we help you today?" documentTitle="Dashboard" />
    <Stack space={6}>
      <BookingStats />
      <FirstServices />
      <BookingHistory />
      <RecentActivities />
    </Stack>
    {/* Without the flag there is nothing to show, and mf-accounts need not be fetched. */}
    {isFeedbackAskedFor() && <Slot name="accounts.feedback" />}
  </>
);
