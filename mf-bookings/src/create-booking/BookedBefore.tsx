import { useQuery } from '@tanstack/react-query';
import { ownBookingsQuery } from 'shared-api/bookings';
import { fetchedPart } from 'shared-ui';
import type { BookingStore } from './bookingStore.ts';
import { LastFlight } from './LastFlight.tsx';

const WhoTravels = fetchedPart<{ booking: BookingStore }>(
  async () => (await import('./WhoTravels.tsx')).WhoTravels,
);

interface Props {
  part: 'flight' | 'people';
  booking: BookingStore;
}

/** What the client's newest bookings offer; whoever has none sees nothing, for saved people come from bookings. */
export function BookedBefore({ part, booking }: Props) {
  const { data } = useQuery(ownBookingsQuery({ pageNumber: 1 }));
  const last = data?.data[0];
  if (!last) return null;
  return part === 'flight' ? (
    <LastFlight booking={booking} last={last} />
  ) : (
    <WhoTravels booking={booking} failed={null} />
  );
}
