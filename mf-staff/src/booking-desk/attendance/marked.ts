import { type Attendance, timesOf } from 'shared-api/bookings';
import { formatClock } from 'shared-api/dates';
import { attendanceSpan, isMarkable } from 'shared-api/desk';
import type { Timed } from '../../shared/DueTime.tsx';

interface Marked {
  attendance?: Attendance | null;
}

export const isMet = ({ attendance }: Marked): boolean =>
  Boolean(attendance && attendance.state !== 'not_found');

export const unmarkedOf = <P extends Marked>(passengers: readonly P[]): P[] =>
  passengers.filter(({ attendance }) => !attendance);

export function unmarkableReason(booking: Timed, now: Date): string | undefined {
  const times = timesOf(booking);
  if (isMarkable(times, now)) return undefined;
  const { from } = attendanceSpan(times);
  return now < from ? `Passengers are marked from ${formatClock(from)}` : 'Passengers are no longer marked';
}
