import { type DateInput, dayMs, formatDate, lagosDate } from 'shared-api/dates';

export function activityDay(at: DateInput, now: Date): string {
  const day = lagosDate(new Date(at));
  if (day === lagosDate(now)) return 'Today';
  if (day === lagosDate(new Date(now.getTime() - dayMs))) return 'Yesterday';
  return formatDate(at);
}
