import { useQuery } from '@tanstack/react-query';
import type { DeskBooking } from 'shared-api/bookings';
import { formatClock } from 'shared-api/dates';
import { flightSource } from 'shared-api/desk';
import { queryOf } from 'shared-api/http';
import { Banner } from 'shared-ui';

export function SourceResting({ bookings }: { bookings: readonly DeskBooking[] }) {
  const isAnyKnown = bookings.some(({ flight }) => flight);
  const { data } = useQuery({ ...queryOf(flightSource, {}), enabled: isAnyKnown });
  if (!data?.paused) return null;
  return (
    <Banner tone="info">
      {data.asOf ? `Flight times as of ${formatClock(data.asOf)}` : 'No flight times at present'}
    </Banner>
  );
}
