import { isCalendarDate, lagosDate, lagosInstant, monthNames, monthsLater } from '../dates/dates.ts';
import { safeFileName } from '../documents/safeFileName.ts';

export const isMonth = (text: string): boolean => /^\d{4}-\d{2}$/.test(text) && isCalendarDate(`${text}-01`);

export const monthLater = (month: string, months: number): string =>
  monthsLater(`${month}-01`, months).slice(0, 7);

const begin = (month: string): Date => lagosInstant(`${month}-01`, '00:00');

/** `to` is exclusive: the first instant of the next month in Lagos. */
export const monthBounds = (month: string) => ({ from: begin(month), to: begin(monthLater(month, 1)) });

/** The end is exclusive: the first instant of the next day in Lagos. */
export const endOfDay = (day: string): Date => new Date(lagosInstant(day, '00:00').getTime() + 86_400_000);

export const monthOf = (instant: Date): string => lagosDate(instant).slice(0, 7);

export function daysOf(month: string): string[] {
  const { from, to } = monthBounds(month);
  const count = Math.round((to.getTime() - from.getTime()) / 86_400_000);
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

export function monthText(month: string): string {
  const [year, number] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? ''} ${year}`;
}

/** Work that began before the end of a month may still be running, so the month can be closed only after this time. */
export const closableAfterMs = 24 * 3_600_000;

export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = monthLater(month, -1)) months.push(month);
  return months;
}

export const reports = {
  balances: { label: 'Balances', asked: 'day' },
  wallets: { label: 'Wallets', asked: 'day' },
  deferred: { label: 'Deferred', asked: 'day' },
  revenue: { label: 'Revenue', asked: 'month' },
  receipts: { label: 'Receipts', asked: 'month' },
  payouts: { label: 'Payouts', asked: 'month' },
  adjustments: { label: 'Adjustments', asked: 'month' },
  decisions: { label: 'Decisions', asked: 'month' },
} as const;
export type ReportName = keyof typeof reports;
export const reportNames = Object.keys(reports) as ReportName[];

export const ledgerAccounts: Readonly<Record<string, string>> = {
  bank: 'Bank',
  gateway_clearing: 'Gateway clearing',
  gateway_fees: 'Gateway fees',
  adjustment: 'Adjustments',
  wallet: 'Wallets of clients',
  payouts_due: 'Payouts due',
  suspense: 'Suspense',
  unearned: 'Unearned',
  revenue: 'Revenue',
};

export const reportLines = 1_000;
export const packLines = 500;

export interface Asked {
  date?: string | undefined;
  month?: string | undefined;
}

export const reportFileName = (name: ReportName, { date, month }: Asked, ending: 'csv' | 'pdf'): string =>
  safeFileName(`${reports[name].label} - ${(reports[name].asked === 'day' ? date : month) ?? ''}.${ending}`);
export const journalCsvName = (from: string, to: string): string =>
  safeFileName(`Journal - ${from} - ${to}.csv`);
export const packName = (month: string): string => safeFileName(`Month pack - ${monthText(month)}.pdf`);

export const monthStatuses = ['Open', 'Proposed', 'Closed'] as const;
