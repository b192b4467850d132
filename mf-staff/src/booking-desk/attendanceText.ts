import type { Attendance } from 'shared-api/bookings';
import { formatTime } from 'shared-api/dates';
import { attendanceSpan, isMarkable } from 'shared-api/desk';

const stateTexts = { met: 'Met', handed_over: 'Handed over', not_found: 'Not found' } as const;

/** 'Met 05:10 AM by Ada Lima', 'Handed over 05:30 AM by Ada Lima, met 05:10 AM' */
export function attendanceText({ state, at, doubtful, metAt, by }: Attendance): string {
  const since = state !== 'met' && metAt && metAt !== at ? `, met ${formatTime(metAt)}` : '';
  const sure = doubtful ? ' (time not certain)' : '';
  return `${stateTexts[state]} ${formatTime(at)}${sure}${by ? ` by ${by}` : ''}${since}`;
}

interface Marked {
  attendance?: Attendance | null;
}

export const isMet = ({ attendance }: Marked): boolean =>
  Boolean(attendance && attendance.state !== 'not_found');

/** Whom one press of Met marks: whoever nobody has marked yet, here or elsewhere. */
export const unmarkedOf = <P extends Marked>(passengers: readonly P[]): P[] =>
  passengers.filter(({ attendance }) => !attendance);

/** Why the passengers of a flight cannot be marked now; undefined while they can. */
export function unmarkableReason(flightAt: Date, now: Date): string | undefined {
  if (isMarkable(flightAt, now)) return undefined;
  const { from } = attendanceSpan(flightAt);
  return now < from ? `Passengers are marked from ${formatTime(from)}` : 'Passengers are no longer marked';
}
