import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { bookingStatsQuery } from 'shared-api/bookings';
import { Card, Skeletons } from 'shared-ui';

const BookingsChart = lazy(async () => ({ default: (await import('./BookingsChart.tsx')).BookingsChart }));

/** Only for a client with history; the drawing is fetched when there is something to draw. */
export function BookingHistory() {
  const { data: stats } = useQuery(bookingStatsQuery);
  const months = stats?.months ?? [];
  if (months.every(({ bookings }) => bookings === 0)) return null;
  return (
    <Card title="Your bookings over time">
      <Suspense fallback={<Skeletons count={1} shape="cards" />}>
        <BookingsChart months={months} />
      </Suspense>
    </Card>
  );
}
