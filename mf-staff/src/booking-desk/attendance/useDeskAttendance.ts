import { useCallback } from 'react';
import type { DeskBooking } from 'shared-api/bookings';
import { serverNow, useSession } from 'shared-api/http';
import { type DayAttendance, useAttendance } from './useAttendance.ts';
import { bookingsWithMarks } from './withMarks.ts';

/** A day that was asked for before a mark was stored may come this long after it. */
const fetchedWithinMs = 5_000;

export interface DeskAttendance extends DayAttendance {
  /** The bookings of that moment get the marks that were made here since. */
  marked: (bookings: readonly DeskBooking[], fetchedAt: number) => readonly DeskBooking[];
}

/** Marks show at once, and until the fetched day says the same. */
export function useDeskAttendance(): DeskAttendance {
  const userId = useSession((state) => state.user?.id);
  const by = useSession((state) => state.user?.firstName ?? '');
  const attendance = useAttendance(userId);
  const { waiting, stored } = attendance;
  const marked = useCallback<DeskAttendance['marked']>(
    (bookings, fetchedAt) => {
      const since = stored.filter(({ storedAt }) => storedAt + fetchedWithinMs > fetchedAt);
      const aheadMs = serverNow().getTime() - Date.now();
      return bookingsWithMarks(bookings, [...since, ...waiting], { by, aheadMs });
    },
    [by, stored, waiting],
  );
  return { ...attendance, marked };
}
