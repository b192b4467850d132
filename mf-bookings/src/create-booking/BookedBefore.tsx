import { useQuery } from '@tanstack/react-query';
import { ownBookingsQuery } from 'shared-api/bookings';
import { fetchedPart } from 'shared-ui';
import type { BookingStore } from './bookingStore.ts';

interface Props {
  part: 'flight' | 'people';
  booking: BookingStore;
}

const Offers = fetchedPart(async () => (await import('./BookedBeforeOffers.tsx')).BookedBeforeOffers);

/** What the client's newest bookings offer; whoever has none neither sees nor fetches it. */
export function BookedBefore({ part, booking }: Props) {
  const { data } = useQuery(ownBookingsQuery({ pageNumber: 1 }));
  if (!data?.data.length) return null;
  return <Offers part={part} booking={booking} earlier={data.data} failed={null} />;
}
