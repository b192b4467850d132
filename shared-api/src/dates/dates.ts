import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import utc from 'dayjs/plugin/utc.js';

/** Africa/Lagos is UTC+1 all year, without daylight saving. */
export const lagosOffsetMs = 60 * 60 * 1000;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

export const lagosDate = (instant: Date): string =>
  new Date(instant.getTime() + lagosOffsetMs).toISOString().slice(0, 10);

export const lagosTime = (instant: Date): string =>
  new Date(instant.getTime() + lagosOffsetMs).toISOString().slice(11, 16);

/** 2028-02-29 exists, 2027-02-29 does not. */
export function isCalendarDate(value: string): boolean {
  if (!dayPattern.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The instant of `date` (YYYY-MM-DD) and `time` (HH:mm) at a Nigerian airport. */
export const lagosInstant = (date: string, time: string): Date => new Date(`${date}T${time}:00+01:00`);

/**
 * The one instant of a flight (G57): the date of travel with the Lagos time of day of the arrival timestamp. If the
 * timestamp's own date differs, for example past midnight UTC, the flight still stays on its date of travel.
 */
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

export type DateInput = string | number | Date;

/**
 * Dates are shown in airport time, whatever the zone of browser or server (G88). The fixed offset saves a slow phone
 * a tenth of a second: given a zone's name, a browser first loads its tables of all zones.
 */
function formatInLagos(value: DateInput, pattern: string): string {
  const at = dayjs.utc(value).add(lagosOffsetMs, 'ms');
  return at.isValid() ? at.format(pattern) : '';
}

/** 3rd March, 2021 (CONST-08). Accepts an instant, or a day as "2021-03-03". */
export const formatDate = (value: DateInput): string => formatInLagos(value, 'Do MMMM, YYYY');
/** 3rd March, 2021, 4:05:09 pm (CONST-08) */
export const formatDateTime = (value: DateInput): string => formatInLagos(value, 'Do MMMM, YYYY, h:mm:ss a');
/** 09:05 AM, used for airport times only (CONST-08) */
export const formatTime = (value: DateInput): string => formatInLagos(value, 'hh:mm A');

// The formats below are not in the specification: a short and a long form, on the 24-hour clock.

/** 14:37 */
export const formatClock = (value: DateInput): string => formatInLagos(value, 'HH:mm');
/** 14:37:09 */
export const formatClockSeconds = (value: DateInput): string => formatInLagos(value, 'HH:mm:ss');
/** 3 Mar 2021 */
export const formatShortDate = (value: DateInput): string => formatInLagos(value, 'D MMM YYYY');
/** Wed 3 Mar 2021, 16:05 */
export const formatShortDateTime = (value: DateInput): string =>
  formatInLagos(value, 'ddd D MMM YYYY, HH:mm');
/** 3rd March, 2021, 16:05 WAT */
export const formatMoment = (value: DateInput): string => `${formatDate(value)}, ${formatClock(value)} WAT`;
/** 3 Mar, for charts */
export const formatDay = (value: DateInput): string => formatInLagos(value, 'D MMM');
/** Mar 2021, for charts */
export const formatMonth = (value: DateInput): string => formatInLagos(value, 'MMM YYYY');
/** 2021-03-03 16:05, for programs */
export const formatForExport = (value: DateInput): string => formatInLagos(value, 'YYYY-MM-DD HH:mm');

const dayMs = 24 * 60 * 60 * 1000;

const dayOf = (at: string | Date): number => Date.parse(lagosDate(new Date(at)));

/** On a list of the day for which it was booked a flight after midnight reads '00:40 +1'. */
export function clockOn(bookedAt: string, at: string | Date): string {
  const days = Math.round((dayOf(at) - dayOf(bookedAt)) / dayMs);
  if (days === 0) return formatClock(at);
  return `${formatClock(at)} ${days > 0 ? `+${days}` : `−${-days}`}`;
}
