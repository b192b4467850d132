import { serverNow } from 'shared-api/http';
import { countOf } from './deskWords.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function waitingTime(since: string): string {
  const days = Math.floor((serverNow().getTime() - new Date(since).getTime()) / dayMs);
  return days < 1 ? 'Less than a day' : countOf(days, 'day');
}
