import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { DeskBooking } from 'shared-api/bookings';
import type { AttendanceMark } from 'shared-api/desk';
import { keys, serverNow, useSession } from 'shared-api/http';
import { type DayAttendance, useAttendance } from './useAttendance.ts';
import { bookingsWithMarks } from './withMarks.ts';

export interface DeskAttendance extends DayAttendance {
  /** Bookings as they stand with the marks that the server does not know yet. */
  marked: (bookings: readonly DeskBooking[]) => readonly DeskBooking[];
}

/** Marks of whoever is signed in; what the server has stored shows in the day at once, which says the same when it is read again. */
export function useDeskAttendance(): DeskAttendance {
  const queryClient = useQueryClient();
  const userId = useSession((state) => state.user?.id);
  const by = useSession((state) => state.user?.firstName ?? '');
  const withThem = useCallback(
    (bookings: readonly DeskBooking[], facts: readonly AttendanceMark[]) =>
      bookingsWithMarks(bookings, facts, { by, aheadMs: serverNow().getTime() - Date.now() }),
    [by],
  );
  const attendance = useAttendance(userId, (facts) =>
    queryClient.setQueriesData<readonly DeskBooking[]>(
      { queryKey: [...keys.bookings, 'desk'] },
      (day) => day && withThem(day, facts),
    ),
  );
  const { waiting } = attendance;
  const marked = useCallback(
    (bookings: readonly DeskBooking[]) => withThem(bookings, waiting),
    [withThem, waiting],
  );
  return { ...attendance, marked };
}
