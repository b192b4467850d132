import { type Passenger, timesOf } from 'shared-api/bookings';
import { formatClock } from 'shared-api/dates';
import { attendanceSpan, isMarkable } from 'shared-api/desk';
import type { Timed } from '../../shared/DueTime.tsx';

export type Markable = Pick<Passenger, 'id' | 'attendance'>;

export const isMet = ({ attendance }: Markable): boolean =>
  Boolean(attendance && attendance.state !== 'not_found');

export const unmarkedOf = <P extends Markable>(passengers: readonly P[]): P[] =>
  passengers.filter(({ attendance }) => !attendance);

export function unmarkableReason(booking: Timed, now: Date): string | undefined {
  const times = timesOf(booking);
  if (isMarkable(times, now)) return undefined;
  const { from } = attendanceSpan(times);
  return now < from ? `Passengers are marked from ${formatClock(from)}` : 'Passengers are no longer marked';
}
