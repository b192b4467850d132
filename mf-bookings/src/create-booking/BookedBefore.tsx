import { useQuery } from '@tanstack/react-query';
import { ownBookingsQuery } from 'shared-api/bookings';
import { BookedBeforeOffers } from './BookedBeforeOffers.tsx';
import type { BookingStore } from './bookingStore.ts';

interface Props {
  part: 'flight' | 'people';
  booking: BookingStore;
}

/** What the client's newest bookings offer; whoever has none sees nothing. */
export function BookedBefore({ part, booking }: Props) {
  const { data } = useQuery(ownBookingsQuery({ pageNumber: 1 }));
  if (!data?.data.length) return null;
  return <BookedBeforeOffers part={part} booking={booking} earlier={data.data} />;
}
