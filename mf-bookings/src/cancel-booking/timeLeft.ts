import { dayMs, hourMs, minuteMs } from 'shared-api/dates';

export function timeLeft(until: Date, now: Date): string {
  const left = Math.max(0, until.getTime() - now.getTime());
  const days = Math.floor(left / dayMs);
  const hours = Math.floor((left % dayMs) / hourMs);
  const minutes = Math.floor((left % hourMs) / minuteMs);
  const parts =
    days > 0 ? [`${days} d`, `${hours} h`] : [...(hours > 0 ? [`${hours} h`] : []), `${minutes} min`];
  return parts.join(' ');
}
