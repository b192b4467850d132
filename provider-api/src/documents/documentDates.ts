import { lagosDate, lagosTime, monthNames } from 'shared-api/rules';

const suffixes = ['th', 'st', 'nd', 'rd'];

const ordinal = (day: number): string =>
  `${day}${day % 100 >= 11 && day % 100 <= 13 ? 'th' : (suffixes[day % 10] ?? 'th')}`;

/** An instant's day in Lagos as "3rd March, 2026" (CONST-08, G88). */
export function longDate(instant: Date): string {
  const [year, month, day] = lagosDate(instant).split('-').map(Number);
  return `${ordinal(day ?? 0)} ${monthNames[(month ?? 1) - 1]}, ${year}`;
}

/** "3rd March, 2026, 14:05 WAT" */
export const longDateTime = (instant: Date): string => `${longDate(instant)}, ${lagosTime(instant)} WAT`;

export const lagosYear = (instant: Date): number => Number(lagosDate(instant).slice(0, 4));
