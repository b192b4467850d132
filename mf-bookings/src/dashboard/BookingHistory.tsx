import type { bookingStats } from 'shared-api/bookings';
import type { ReplyOf } from 'shared-api/contract';
import { Card, lazyPart, Skeletons } from 'shared-ui';

const BookingsChart = lazyPart(async () => (await import('./BookingsChart.tsx')).BookingsChart);

export function BookingHistory({ stats }: { stats: ReplyOf<typeof bookingStats> | undefined }) {
  const months = stats?.months ?? [];
  if (months.filter(({ bookings }) => bookings > 0).length < 3) return null;
  return (
    <Card title="Your bookings over time">
      <BookingsChart months={months} pending={<Skeletons count={1} shape="cards" />} />
    </Card>
  );
}
