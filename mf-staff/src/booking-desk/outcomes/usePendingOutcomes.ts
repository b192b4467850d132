import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type DeskBooking, deskDay, recordOutcomeMutation } from 'shared-api/bookings';
import { isRefusal, keys, sendBeforeLeaving } from 'shared-api/http';
import type { NextOutcome } from '../../shared/bookingOutcomes.ts';
import {
  createPendingOutcomes,
  type PendingOutcome,
  type PendingOutcomes,
  type SendOutcome,
} from './pendingOutcomes.ts';
import { tellLost } from './unsentOutcomes.ts';

function useSendOutcome(onRefused: (booking: DeskBooking) => void) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    ...recordOutcomeMutation,
    onSuccess: ({ data: { id, bookingStatus } }) =>
      queryClient.setQueriesData<DeskBooking[]>({ queryKey: [...keys.bookings, deskDay.path] }, (day) =>
        day?.map((booking) => (booking.id === id ? { ...booking, bookingStatus } : booking)),
      ),
    onError: (problem) => {
      tellLost(problem);
      return queryClient.invalidateQueries({ queryKey: keys.bookings });
    },
  });
  const send: SendOutcome = async (booking, { to }, { idempotencyKey, reason }) => {
    try {
      await mutateAsync({
        Id: booking.id,
        BookingStatus: to,
        ...(reason && { Reason: reason }),
        idempotencyKey,
      });
    } catch (problem) {
      if (!isRefusal(problem)) throw problem;
      onRefused(booking);
    }
  };
  return send;
}

export interface DayOutcomes {
  pending: readonly PendingOutcome[];
  mark: (bookings: readonly DeskBooking[], outcome: NextOutcome, reason?: string) => void;
  undo: PendingOutcomes['undo'];
  /**
   * These rows already have an outcome but remain in place. Otherwise the rows would move while the user is
   * tapping.
   */
  kept: ReadonlySet<number>;
  /**
   * The user's outcome was refused for these bookings. The key is the booking's id, and the value is the
   * status that the user saw.
   */
  refused: ReadonlyMap<number, string>;
  dismiss: (bookingId: number) => void;
}

/**
 * An outcome is sent after six seconds, or at once when the user opens another day, leaves the page or logs
 * out.
 */
export function usePendingOutcomes(day: readonly DeskBooking[]): DayOutcomes {
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const recordRefused = ({ id, bookingStatus }: DeskBooking) =>
    setRefused((before) => new Map(before).set(id, bookingStatus));
  const dismiss = useCallback((id: number) => {
    setRefused((before) => new Map([...before].filter(([one]) => one !== id)));
  }, []);
  const latestSend = useRef(useSendOutcome(recordRefused));
  const [store] = useState(() => createPendingOutcomes((...sent) => latestSend.current(...sent)));
  const pending = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    const stop = sendBeforeLeaving(store.sendAll);
    return () => {
      stop();
      void store.sendAll();
    };
  }, [store]);
  useEffect(() => {
    for (const { sent, bookings } of store.get())
      for (const marked of sent ? [] : bookings) {
        const now = day.find(({ id }) => id === marked.id);
        if (!now || now.bookingStatus === marked.bookingStatus) continue;
        store.leaveOut(marked.id);
        setRefused((before) => new Map(before).set(marked.id, marked.bookingStatus));
      }
  }, [day, store]);
  const mark = useCallback(
    (bookings: readonly DeskBooking[], outcome: NextOutcome, reason?: string) => {
      const before = store.get().flatMap((one) => one.bookings);
      setKept(new Set([...before, ...bookings].map(({ id }) => id)));
      for (const { id } of bookings) dismiss(id);
      store.add(bookings, outcome, reason);
    },
    [store, dismiss],
  );
  return { pending, mark, undo: store.undo, kept, refused, dismiss };
}
