import type { bookingStats } from 'shared-api/bookings';
import type { ReplyOf } from 'shared-api/contract';
import { formatMonth } from 'shared-ui';
import { LineChart } from 'shared-ui/charts';

type Months = NonNullable<ReplyOf<typeof bookingStats>['months']>;

export const BookingsChart = ({ months }: { months: Months }) => (
  <LineChart
    title="Bookings in the last 12 months"
    category="Month"
    measure="Bookings"
    points={months.map(({ month, bookings }) => ({
      label: formatMonth(`${month}-01`),
      value: bookings,
    }))}
  />
);
