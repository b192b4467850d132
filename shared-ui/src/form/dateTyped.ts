import { isCalendarDate } from 'shared-api/dates';

const two = (text: string) => text.padStart(2, '0');

/** Reads DD/MM/YYYY, also with '-', '.' or spaces, or eight digits, and returns YYYY-MM-DD. */
export function dateFromTyped(typed: string): string | undefined {
  const match = /^\s*(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})\s*$|^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(typed);
  if (!match) return isCalendarDate(typed) ? typed : undefined;
  const [day = '', month = '', year = ''] = match.slice(1).filter((part) => part !== undefined);
  const date = `${year}-${two(month)}-${two(day)}`;
  return isCalendarDate(date) ? date : undefined;
}

/** Converts YYYY-MM-DD to DD/MM/YYYY; any other text is returned unchanged. */
export const typedFromDate = (value: string): string =>
  isCalendarDate(value) ? value.split('-').reverse().join('/') : value;
