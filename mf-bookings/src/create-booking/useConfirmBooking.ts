import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type Booking,
  createBookingsMutation,
  isOutcomeUnknown,
  isOverLimit,
  isPriceChange,
} from 'shared-api/bookings';
import { keys } from 'shared-api/http';
import { isUnderWay } from './bookingMachine.ts';
import type { BookingStore } from './bookingStore.ts';
import { useKeeps } from './useKeeps.ts';

const maxChecks = 5;
const firstPauseMs = 1_000;
const maxPauseMs = 15_000;

/**
 * Sends what the machine holds as confirmed, once and only once: after a lost reply the same request is repeated under
 * the same key, which either gives the first one's reply or books now (S13).
 */
export function useConfirmBooking(booking: BookingStore, onBooked: (bookings: readonly Booking[]) => void) {
  const { dispatch, subscribe, getState } = booking;
  const queryClient = useQueryClient();
  const keeps = useKeeps(booking);
  const { mutate } = useMutation({
    ...createBookingsMutation,
    retry: (failures, problem) => {
      if (!isOutcomeUnknown(problem) || failures >= maxChecks) return false;
      dispatch({ type: 'lost' });
      return true;
    },
    retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, maxPauseMs),
    onSuccess: ({ data }) => {
      const { draftId, added } = getState();
      dispatch({ type: 'booked' });
      if (keeps)
        void import('./keepPassengers.ts').then(
          ({ keepPassengers }) => keepPassengers(queryClient, { draftId, added }),
          () => undefined,
        );
      onBooked(data);
    },
    onError: (problem, { expectedTotalKobo }) => {
      if (isOutcomeUnknown(problem)) return dispatch({ type: 'unanswered' });
      const priced = isPriceChange(problem);
      dispatch({
        type: 'refused',
        ...(priced && { formerTotalKobo: expectedTotalKobo }),
        ...(isOverLimit(problem) && { overLimit: problem.message }),
      });
      void queryClient.invalidateQueries({ queryKey: keys.wallet });
      if (priced) void queryClient.invalidateQueries({ queryKey: keys.services });
    },
  });
  useEffect(
    () =>
      subscribe(({ phase, intent }, before) => {
        if (intent && isUnderWay(phase) && !isUnderWay(before.phase)) mutate(intent);
      }),
    [subscribe, mutate],
  );
  // A page that was reloaded before the reply came finds out what became of it, and so does one back from offline.
  useEffect(() => {
    const check = () => dispatch({ type: 'checked' });
    check();
    addEventListener('online', check);
    return () => removeEventListener('online', check);
  }, [dispatch]);
}
