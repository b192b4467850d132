import type { SeriesStep } from 'shared-api/staff';

export type Span = '7d' | '30d' | '12m';

interface Days {
  from: string;
  to: string;
  step: SeriesStep;
}

const daysBefore = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
};

const monthsBefore = (day: string, count: number): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 10);
};

/** The previous year has no 29 February, so the year is subtracted from the following day instead. */
const yearBefore = (day: string): string => {
  const date = new Date(`${daysBefore(day, -1)}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return daysBefore(date.toISOString().slice(0, 10), 1);
};

export function spanBefore(span: Span, today: string): Days {
  if (span === '12m') return { from: monthsBefore(today, 23), to: yearBefore(today), step: 'month' };
  const days = span === '7d' ? 7 : 30;
  return { from: daysBefore(today, 2 * days - 1), to: daysBefore(today, days), step: 'day' };
}

/** `today` is the date in Lagos. */
export function spanOf(span: Span, today: string): Days {
  if (span === '12m') return { from: monthsBefore(today, 11), to: today, step: 'month' };
  return { from: daysBefore(today, span === '7d' ? 6 : 29), to: today, step: 'day' };
}
