import { daysLater, monthsLater } from 'shared-api/dates';
import type { SeriesStep } from 'shared-api/staff';

export type Span = '7d' | '30d' | '12m';

interface Days {
  from: string;
  to: string;
  step: SeriesStep;
}

const firstDay = (today: string, monthsBefore: number): string =>
  monthsLater(`${today.slice(0, 7)}-01`, -monthsBefore);

/** The previous year has no 29 February, so the year is subtracted from the following day instead. */
const yearBefore = (day: string): string => daysLater(monthsLater(daysLater(day, 1), -12), -1);

export function spanBefore(span: Span, today: string): Days {
  if (span === '12m') return { from: firstDay(today, 23), to: yearBefore(today), step: 'month' };
  const days = span === '7d' ? 7 : 30;
  return { from: daysLater(today, 1 - 2 * days), to: daysLater(today, -days), step: 'day' };
}

export function spanOf(span: Span, today: string): Days {
  if (span === '12m') return { from: firstDay(today, 11), to: today, step: 'month' };
  return { from: daysLater(today, span === '7d' ? -6 : -29), to: today, step: 'day' };
}
