import type { bookingStats, ReplyOf } from 'shared-api/contract';
import { LineChart } from 'shared-ui/charts';

type Months = NonNullable<ReplyOf<typeof bookingStats>['months']>;

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

export const BookingsChart = ({ months }: { months: Months }) => (
  <LineChart
    title="Bookings in the last 12 months"
    category="Month"
    measure="Bookings"
    points={months.map(({ month, bookings }) => ({
      label: monthName.format(new Date(`${month}-01T00:00:00Z`)),
      value: bookings,
    }))}
  />
);
