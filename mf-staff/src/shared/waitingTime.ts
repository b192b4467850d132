import { dayMs } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import { countOf } from './deskWords.ts';

export function waitingTime(since: string): string {
  const days = Math.floor((serverNow().getTime() - new Date(since).getTime()) / dayMs);
  return days < 1 ? 'Less than a day' : countOf(days, 'day');
}
