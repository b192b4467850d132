import { useQuery } from '@tanstack/react-query';
import { listOwnBookings } from 'shared-api/bookings';
import { listOf } from 'shared-api/http';
import { LastFlight } from '../details/LastFlight.tsx';
import { WhoTravels } from '../details/WhoTravels.tsx';
import type { BookingStore } from '../draft/bookingStore.ts';

interface Props {
  part: 'flight' | 'people';
  booking: BookingStore;
}

/** Saved people come from earlier bookings, so nothing is shown to a client without bookings. */
export function BookedBefore({ part, booking }: Props) {
  const { data } = useQuery(listOf(listOwnBookings, { query: { pageNumber: 1 } }));
  const last = data?.data[0];
  if (!last) return null;
  if (part === 'flight') return <LastFlight booking={booking} last={last} />;
  return <WhoTravels booking={booking} />;
}
