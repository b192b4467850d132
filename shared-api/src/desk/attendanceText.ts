import type { Attendance } from '../bookings/replies.ts';
import { formatClock } from '../dates/dates.ts';

export const attendanceLabels = { met: 'Met', handed_over: 'Handed over', not_found: 'Not found' } as const;

export function attendanceText({ state, at, doubtful, metAt, by }: Attendance): string {
  const since = state !== 'met' && metAt && metAt !== at ? `, met ${formatClock(metAt)}` : '';
  const sure = doubtful ? ' (time not certain)' : '';
  return `${attendanceLabels[state]} ${formatClock(at)}${sure}${by ? ` by ${by}` : ''}${since}`;
}
