import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import utc from 'dayjs/plugin/utc.js';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Nigeria has no daylight saving time, so its offset from UTC is constant. */
export const lagosOffsetMs = 60 * minuteMs;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

export const lagosDate = (instant: Date): string =>
  new Date(instant.getTime() + lagosOffsetMs).toISOString().slice(0, 10);

export const lagosTime = (instant: Date): string =>
  new Date(instant.getTime() + lagosOffsetMs).toISOString().slice(11, 16);

export function isCalendarDate(value: string): boolean {
  if (!dayPattern.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Expects `date` as YYYY-MM-DD and `time` as HH:mm, both in Lagos time. */
export const lagosInstant = (date: string, time: string): Date => new Date(`${date}T${time}:00+01:00`);

/** The day is the date of travel. The date of the arrival is ignored, since it may differ near midnight. */
export const flightInstant = (dateOfTravel: string, arrival: Date): Date =>
  lagosInstant(dateOfTravel.slice(0, 10), lagosTime(arrival));

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

dayjs.extend(utc);
dayjs.extend(advancedFormat);

const later = (day: string, count: number, unit: 'day' | 'month'): string =>
  dayjs.utc(day).add(count, unit).format('YYYY-MM-DD');

/** `day` has the form YYYY-MM-DD, and so has the result. */
export const daysLater = (day: string, days: number): string => later(day, days, 'day');

/** A day that the month lacks becomes the month's last day. */
export const monthsLater = (day: string, months: number): string => later(day, months, 'month');

export type DateInput = string | number | Date;

/** A fixed offset avoids loading the browser's time zone tables, which takes 100 ms on a slow phone. */
function formatInLagos(value: DateInput, pattern: string): string {
  const at = dayjs.utc(value).add(lagosOffsetMs, 'ms');
  return at.isValid() ? at.format(pattern) : '';
}

export const formatDate = (value: DateInput): string => formatInLagos(value, 'Do MMMM, YYYY');
export const formatDateTime = (value: DateInput): string => formatInLagos(value, 'Do MMMM, YYYY, h:mm:ss a');
export const formatTime = (value: DateInput): string => formatInLagos(value, 'hh:mm A');

export const formatClock = (value: DateInput): string => formatInLagos(value, 'HH:mm');
export const formatClockSeconds = (value: DateInput): string => formatInLagos(value, 'HH:mm:ss');
export const formatShortDate = (value: DateInput): string => formatInLagos(value, 'D MMM YYYY');
export const formatShortDateTime = (value: DateInput): string =>
  formatInLagos(value, 'ddd D MMM YYYY, HH:mm');
export const formatMoment = (value: DateInput): string => `${formatDate(value)}, ${formatClock(value)} WAT`;
export const formatDay = (value: DateInput): string => formatInLagos(value, 'D MMM');
export const formatMonth = (value: DateInput): string => formatInLagos(value, 'MMM YYYY');
export const formatForExport = (value: DateInput): string => formatInLagos(value, 'YYYY-MM-DD HH:mm');

const dayOf = (at: string | Date): number => Date.parse(lagosDate(new Date(at)));

/** Adds the difference in days, as in '00:40 +1' for a flight that is delayed past midnight. */
export function clockOn(bookedAt: string, at: string | Date): string {
  const days = Math.round((dayOf(at) - dayOf(bookedAt)) / dayMs);
  if (days === 0) return formatClock(at);
  return `${formatClock(at)} ${days > 0 ? `+${days}` : `−${-days}`}`;
}
