import { daysLater, formatDate, isCalendarDate, lagosDate, monthsLater } from '../dates/dates.ts';
import { safeFileName } from '../documents/safeFileName.ts';

export const statementMonths = 24;

export const statementPageSize = 50;
export const maxPaperLines = 1_000;

export interface Period {
  from: string;
  to: string;
}

export function periodProblem({ from, to }: Period, what = 'A statement'): string | undefined {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return undefined;
  if (to < from) return 'The last day must not be before the first day';
  return monthsLater(to, -statementMonths) >= from
    ? `${what} covers at most ${statementMonths} months`
    : undefined;
}

export function monthBefore(now: Date, months: number): Period {
  const from = monthsLater(`${lagosDate(now).slice(0, 7)}-01`, -months);
  return { from, to: daysLater(monthsLater(from, 1), -1) };
}

export const periodText = ({ from, to }: Period): string => `${formatDate(from)} to ${formatDate(to)}`;

const statementName = ({ from, to }: Period): string => `Statement - ${formatDate(from)} - ${formatDate(to)}`;
export const statementPdfName = (period: Period): string => safeFileName(`${statementName(period)}.pdf`);
export const statementCsvName = (period: Period): string => safeFileName(`${statementName(period)}.csv`);
