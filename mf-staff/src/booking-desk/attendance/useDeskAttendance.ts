import { useCallback } from 'react';
import type { DeskBooking } from 'shared-api/bookings';
import { serverNow, useSession } from 'shared-api/http';
import { type DayAttendance, useAttendance } from './useAttendance.ts';
import { bookingsWithMarks } from './withMarks.ts';

/** A day that is fetched shortly after a mark was stored may still lack the mark. */
const fetchedWithinMs = 5_000;

export interface DeskAttendance extends DayAttendance {
  /** Adds the marks that the bookings, fetched at `fetchedAt`, may lack. */
  marked: (bookings: readonly DeskBooking[], fetchedAt: number) => readonly DeskBooking[];
}

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
