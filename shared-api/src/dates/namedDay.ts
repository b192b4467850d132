import { isCalendarDate, monthNames } from './dates.ts';

const dayFirst =
  /^(?<d>\d{1,2})(?:st|nd|rd|th)?[-/. ]*(?<month>[a-z]{3,9})\.?,?[-/. ]*(?<y>\d{4}|\d{2})(?!\d)/i;
const monthFirst = /^(?<month>[a-z]{3,9})\.? (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})(?!\d)/i;

/** Reads a day such as "5 December 2026" or "05-Dec-26" at the start of a text. `rest` is the text after the day. */
export function namedDay(text: string): { day: string; rest: string } | undefined {
  const match = dayFirst.exec(text) ?? monthFirst.exec(text);
  if (!match?.groups) return undefined;
  const { d = '', month = '', y = '' } = match.groups;
  const place = monthNames.findIndex((name) => name.toLowerCase().startsWith(month.toLowerCase()));
  const inYear = String(place + 1).padStart(2, '0');
  const day = `${y.length === 2 ? `20${y}` : y}-${inYear}-${d.padStart(2, '0')}`;
  return isCalendarDate(day) ? { day, rest: text.slice(match[0].length) } : undefined;
}
