import { dayMs, lagosDate, maxSeriesPoints, type SeriesStep } from 'shared-api/rules';
import { Invalid } from '../../http/errors.ts';

const shownDays = 30;

export interface Span {
  from: string;
  to: string;
  step: SeriesStep;
  days: string[];
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(dateOf(day).getTime() + days * dayMs));

const nextStart: Record<SeriesStep, (day: string) => string> = {
  day: (day) => addDays(day, 1),
  // Weeks begin on Monday.
  week: (day) => addDays(day, 7 - ((dateOf(day).getUTCDay() + 6) % 7)),
  month: (day) => {
    const date = dateOf(day);
    return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)));
  },
};

export function spanOf(
  asked: { from?: string | undefined; to?: string | undefined; step?: SeriesStep | undefined },
  now: Date,
): Span {
  const to = asked.to ?? lagosDate(now);
  const from = asked.from ?? addDays(to, 1 - shownDays);
  const step = asked.step ?? 'day';
  if (from > to) throw new Invalid({ to: ['The last day must not be before the first day'] });
  const days: string[] = [];
  for (let day = from; day <= to; day = nextStart[step](day)) {
    days.push(day);
    if (days.length > maxSeriesPoints) throw new Invalid({ to: ['Choose a shorter span or a longer step'] });
  }
  return { from, to, step, days };
}
