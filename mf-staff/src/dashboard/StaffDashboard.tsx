import { PageHeader, Stack } from 'shared-ui';
import { Figures } from './Figures.tsx';
import { NeedsDoingNow } from './NeedsDoingNow.tsx';
import { ReviewsWaiting } from './ReviewsWaiting.tsx';
import { TodayAtDesk } from './TodayAtDesk.tsx';
import { Totals } from './Totals.tsx';

/** What needs doing, the role's own work, then the figures (STAFF-05, STAFF-06). */
export const StaffDashboard = () => (
  <>
    <PageHeader title="Dashboard" />
    <Stack space={5}>
      <NeedsDoingNow />
      <ReviewsWaiting />
      <TodayAtDesk />
      <Totals />
      <Figures />
    </Stack>
  </>
);
