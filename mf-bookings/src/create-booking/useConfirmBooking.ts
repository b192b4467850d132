import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Booking, createBookingsMutation } from 'shared-api/bookings';
import { keys } from 'shared-api/http';
import { isOutcomeUnknown, isPriceChange, sendBookings } from './sendBookings.ts';
import type { BookingIntent } from './wizard.ts';

/** `unknown`: the reply was lost, and asking again gave no answer either. */
export type ConfirmPhase = 'ready' | 'sending' | 'checking' | 'unknown';

const maxChecks = 5;
const firstPauseMs = 1_000;
const maxPauseMs = 15_000;

interface Confirming {
  /** What was sent before and has no outcome yet, such as before a reload. */
  intent: BookingIntent | undefined;
  /** About to be sent. */
  onSend: (intent: BookingIntent) => void;
  onBooked: (bookings: readonly Booking[]) => void;
  onRefused: () => void;
}

/**
 * Books once and only once: after a lost reply the same request is repeated under the same key, which either gives
 * the first one's reply or books now (S13).
 */
export function useConfirmBooking({ intent, onSend, onBooked, onRefused }: Confirming) {
  const queryClient = useQueryClient();
  const [formerTotalKobo, setFormerTotalKobo] = useState<number>();
  const [repeated, setRepeated] = useState(false);
  const sent = useRef(false);
  const { mutate, isPending, failureCount } = useMutation({
    ...createBookingsMutation,
    mutationFn: sendBookings,
    retry: (failures, problem) => isOutcomeUnknown(problem) && failures < maxChecks,
    retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, maxPauseMs),
    onSuccess: ({ data }) => onBooked(data),
    onError: (problem, refused) => {
      if (isOutcomeUnknown(problem)) return;
      onRefused();
      void queryClient.invalidateQueries({ queryKey: keys.wallet });
      if (!isPriceChange(problem)) return;
      setFormerTotalKobo(refused.expectedTotalKobo);
      void queryClient.invalidateQueries({ queryKey: keys.services });
    },
    onSettled: () => {
      sent.current = false;
    },
  });
  const send = (next: BookingIntent, again: boolean) => {
    if (sent.current) return;
    sent.current = true;
    setRepeated(again);
    mutate(next);
  };
  const confirm = (next: BookingIntent) => {
    if (sent.current) return;
    setFormerTotalKobo(undefined);
    onSend(next);
    send(next, false);
  };
  const checkAgain = () => intent && send(intent, true);
  const resume = useRef(checkAgain);
  useEffect(() => {
    resume.current = checkAgain;
  });
  // A page that was reloaded before the reply came finds out what became of it, and so does one back from offline.
  useEffect(() => {
    const find = () => resume.current();
    find();
    addEventListener('online', find);
    return () => removeEventListener('online', find);
  }, []);
  const pending: ConfirmPhase = repeated || failureCount > 0 ? 'checking' : 'sending';
  const phase: ConfirmPhase = isPending ? pending : intent ? 'unknown' : 'ready';
  return { phase, formerTotalKobo, confirm, checkAgain };
}
