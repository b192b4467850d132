import type { genders } from '../accounts/choices.ts';
import { designations, usualGender } from '../bookings/choices.ts';
import { dayMs, isCalendarDate } from '../dates/dates.ts';
import { namedDay } from '../dates/namedDay.ts';
import { readTime } from '../dates/readTime.ts';
import { phoneNumber } from '../wording/phone.ts';

export type Meant<Value> = { value: Value } | { fault: string };

type Gender = (typeof genders)[number];
type Designation = (typeof designations)[number];

const two = (number: number | string) => String(number).padStart(2, '0');
const withoutDot = (text: string) => text.replace('.', '').toLowerCase();

export const designationOf = (cell = ''): Designation | undefined =>
  designations.find((one) => withoutDot(one) === withoutDot(cell.trim()));

export function genderOf(cell: string): Gender | undefined {
  const title = designationOf(cell);
  if (title) return usualGender[title];
  if (/^(f|female|miss)$/i.test(cell)) return 'Female';
  return /^(m|male)$/i.test(cell) ? 'Male' : undefined;
}

export function yesOrNo(cell: string): Meant<boolean> {
  if (/^(y|yes|true|1|x)$/i.test(cell)) return { value: true };
  return /^(n|no|false|0|none|nil|-|)$/i.test(cell) ? { value: false } : { fault: 'Yes or no' };
}

/** Spreadsheets that store the telephone number as a numeric value remove the leading 0 or add ".0". */
export function mobileOf(cell: string): Meant<string> {
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(cell))
    return { fault: 'Digits are missing: format the column as text' };
  return { value: phoneNumber(cell.replace(/\.0+$/, '')) };
}

/** Spreadsheets count days from this date, since they treat 1900 as a leap year by mistake. */
const dayZero = Date.UTC(1899, 11, 30);

/** Unless the year is first, the day precedes the month. A number such as 46350 counts the days since `dayZero`. */
export function dateOf(cell: string): Meant<string> {
  const fault = { fault: 'Invalid date format' };
  const dated = (year: string, month: number | string, day: string): Meant<string> => {
    const value = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
    return isCalendarDate(value) ? { value } : fault;
  };
  const [, year = '', inYear = '', ofMonth = ''] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(cell) ?? [];
  if (year) return dated(year, inYear, ofMonth);
  const [, day = '', month = '', ofYear = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(cell) ?? [];
  if (day) return dated(ofYear, month, day);
  const named = namedDay(cell);
  if (named) return named.rest === '' ? { value: named.day } : fault;
  if (/^[2-7]\d{4}(\.\d+)?$/.test(cell))
    return { value: new Date(dayZero + Math.floor(Number(cell)) * dayMs).toISOString().slice(0, 10) };
  return fault;
}

const minutesOfDay = 24 * 60;

/** Spreadsheets store a time as a part of a day: 0.2604 means 06:15. */
export function timeOf(cell: string): Meant<string> {
  if (!/^0?\.\d+$/.test(cell)) return readTime(cell);
  const minutes = Math.round(Number(cell) * minutesOfDay);
  return readTime(`${Math.floor(minutes / 60)}:${two(minutes % 60)}`);
}
