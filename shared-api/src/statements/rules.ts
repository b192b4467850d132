import { formatDate, isCalendarDate, lagosDate } from '../dates/dates.ts';
import { safeFileName } from '../documents/safeFileName.ts';

export const statementMonths = 24;

export const statementPageSize = 50;
export const maxPaperLines = 1_000;

export interface Period {
  from: string;
  to: string;
}

/** The result may be a date that does not exist, such as 2026-06-31. Use the result only to compare dates as text. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}${day.slice(7)}`;
}

export function periodProblem({ from, to }: Period, what = 'A statement'): string | undefined {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return undefined;
  if (to < from) return 'The last day must not be before the first day';
  return to >= monthsLater(from, statementMonths)
    ? `${what} covers at most ${statementMonths} months`
    : undefined;
}

const lastOf = (firstDay: string): string =>
  lagosDate(new Date(Date.parse(`${monthsLater(firstDay, 1)}T12:00:00Z`) - 86_400_000));

export function monthBefore(now: Date, months: number): Period {
  const from = monthsLater(`${lagosDate(now).slice(0, 7)}-01`, -months);
  return { from, to: lastOf(from) };
}

export const periodText = ({ from, to }: Period): string => `${formatDate(from)} to ${formatDate(to)}`;

const statementName = ({ from, to }: Period): string => `Statement - ${formatDate(from)} - ${formatDate(to)}`;
export const statementPdfName = (period: Period): string => safeFileName(`${statementName(period)}.pdf`);
export const statementCsvName = (period: Period): string => safeFileName(`${statementName(period)}.csv`);
