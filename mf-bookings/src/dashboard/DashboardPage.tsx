import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { bookingStats, dueOf, listOwnBookings } from 'shared-api/bookings';
import { isFeedbackAskedFor, listOf, queryOf, useServerNow } from 'shared-api/http';
import { PageHeader, PageSkeleton, Slot, Stack } from 'shared-ui';
import { BookAgain } from './BookAgain.tsx';
import { BookingCounts } from './BookingCounts.tsx';
import { BookingHistory } from './BookingHistory.tsx';
import { FirstServices } from './FirstServices.tsx';
import { GetStarted } from './GetStarted.tsx';
import { MemberLimits } from './MemberLimits.tsx';
import { NextTrip } from './NextTrip.tsx';
import { OrdersToDecide } from './OrdersToDecide.tsx';
import { RecentActivities } from './RecentActivities.tsx';
import { UpcomingTrips } from './UpcomingTrips.tsx';

export const DashboardPage = () => (
  <>
    <PageHeader title="How may we help you today?" documentTitle="Dashboard" />
    <Home />
    {/* Without the condition, mf-accounts would be fetched although the slot shows nothing. */}
    {isFeedbackAskedFor() && <Slot name="accounts.feedback" />}
  </>
);

function Home() {
  const now = useServerNow();
  // Slow phones render the next trip first. After Back, everything is rendered at once to restore the scroll
  // position.
  const isRestDue = useDeferredValue(true, useLocation().key !== 'default');
  const stats = useQuery(queryOf(bookingStats, {}));
  const ahead = useQuery(
    listOf(listOwnBookings, {
      query: { status: 'Processing', ahead: true, sort: 'travel', pageNumber: 1 },
    }),
  );
  const newest = useQuery(listOf(listOwnBookings, { query: { pageNumber: 1 } }));
  // Late data would move the lower parts, so all three replies are awaited.
  if ([stats, ahead, newest].some(({ isFetched }) => !isFetched)) return <PageSkeleton />;
  const isNew = stats.data?.booking === 0;
  const trips = ahead.data?.data.filter((booking) => new Date(dueOf(booking)) > now);
  const [next, ...others] = trips ?? [];
  return (
    <Stack space={5}>
      <OrdersToDecide />
      <MemberLimits now={now} />
      {isNew && <GetStarted />}
      {!isNew && trips && <NextTrip booking={next} now={now} />}
      {isRestDue && (
        <>
          {newest.data && <BookAgain newest={newest.data.data} />}
          <UpcomingTrips
            trips={trips && others}
            none={next ? 'No other trip is booked.' : 'No trip is booked.'}
            onRetry={ahead.refetch}
          >
            <BookingCounts stats={stats.data} onRetry={stats.refetch} />
          </UpcomingTrips>
          <FirstServices />
          <BookingHistory stats={stats.data} />
          <RecentActivities />
        </>
      )}
    </Stack>
  );
}
