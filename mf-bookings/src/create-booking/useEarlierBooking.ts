import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bookingQuery } from 'shared-api/bookings';
import { flightBefore, personsOf } from './bookedBefore.ts';
import type { BookingStore } from './bookingStore.ts';

/** Starts from the booking that the address names: ?again=21 or ?return=21. */
export function useEarlierBooking({ dispatch }: BookingStore): void {
  const [search] = useSearchParams();
  const way = search.has('return') ? 'return' : 'again';
  const id = Number(search.get(way));
  const { data: earlier } = useQuery({ ...bookingQuery(id), enabled: Number.isSafeInteger(id) && id > 0 });
  useEffect(() => {
    if (!earlier) return;
    const flight = flightBefore(earlier, way);
    dispatch({ type: 'begun', from: `${way} ${id}`, flight, people: personsOf(earlier) });
  }, [earlier, way, id, dispatch]);
}
