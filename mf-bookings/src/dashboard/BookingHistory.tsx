import { lazy, Suspense } from 'react';
import type { bookingStats } from 'shared-api/bookings';
import type { ReplyOf } from 'shared-api/contract';
import { Card, Skeletons } from 'shared-ui';

const BookingsChart = lazy(async () => ({ default: (await import('./BookingsChart.tsx')).BookingsChart }));

/** Two months make no curve, so it shows from the third month with bookings on. */
export function BookingHistory({ stats }: { stats: ReplyOf<typeof bookingStats> | undefined }) {
  const months = stats?.months ?? [];
  if (months.filter(({ bookings }) => bookings > 0).length < 3) return null;
  return (
    <Card title="Your bookings over time">
      <Suspense fallback={<Skeletons count={1} shape="cards" />}>
        <BookingsChart months={months} />
      </Suspense>
    </Card>
  );
}
