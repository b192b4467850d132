import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bookingQuery } from 'shared-api/bookings';
import type { BookingStore } from '../draft/bookingStore.ts';
import { flightBefore, personsOf, type Way } from './bookedBefore.ts';

const ways = ['again', 'return', 'more'] as const satisfies readonly Way[];

export function useEarlierBooking({ dispatch }: BookingStore): void {
  const [search] = useSearchParams();
  const way = ways.find((one) => search.has(one)) ?? 'again';
  const id = Number(search.get(way));
  const { data: earlier } = useQuery({ ...bookingQuery(id), enabled: Number.isSafeInteger(id) && id > 0 });
  useEffect(() => {
    if (!earlier) return;
    const flight = flightBefore(earlier, way);
    const people = way === 'more' ? [] : personsOf(earlier);
    dispatch({ type: 'begun', from: `${way} ${id}`, flight, people });
  }, [earlier, way, id, dispatch]);
}
