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

/** Whether a text is a day that exists: 2028-02-29 is, 2027-02-29 is not. */
export function isCalendarDate(value: string): boolean {
  if (!dayPattern.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The instant at which it is `time` (HH:mm) on `date` (YYYY-MM-DD) at a Nigerian airport. */
export const lagosInstant = (date: string, time: string): Date => new Date(`${date}T${time}:00+01:00`);

/**
 * The flight's one instant (G57): the calendar date of travel at the Lagos time of day of the arrival timestamp.
 * A timestamp whose date differs, for example past midnight UTC, cannot move the flight to another day.
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
 * Every date reads as it is where the airports are, whatever the zone of browser or server (G88). Asked for the zone by
 * name, a browser reads its tables of all zones first, which takes a slow phone a tenth of a second.
 */
function formatInLagos(value: DateInput, pattern: string): string {
  const at = dayjs.utc(value).add(lagosOffsetMs, 'ms');
  return at.isValid() ? at.format(pattern) : '';
}

/** 3rd March, 2021 (CONST-08); of an instant, or of a day as "2021-03-03". */
export const formatDate = (value: DateInput): string => formatInLagos(value, 'Do MMMM, YYYY');
/** It says when something happened: 3rd March, 2021, 4:05:09 pm (CONST-08). */
export const formatDateTime = (value: DateInput): string => formatInLagos(value, 'Do MMMM, YYYY, h:mm:ss a');
/** The airport time alone is written so: 09:05 AM (CONST-08). */
export const formatTime = (value: DateInput): string => formatInLagos(value, 'hh:mm A');

// All that follows are our own: a short and a long form, on the 24-hour clock.

/** 14:37 */
export const formatClock = (value: DateInput): string => formatInLagos(value, 'HH:mm');
/** 14:37:09, of a line in a day's trail. */
export const formatClockSeconds = (value: DateInput): string => formatInLagos(value, 'HH:mm:ss');
/** 3 Mar 2021: a day, short. */
export const formatShortDate = (value: DateInput): string => formatInLagos(value, 'D MMM YYYY');
/** Wed 3 Mar 2021, 16:05: a moment, short. */
export const formatShortDateTime = (value: DateInput): string =>
  formatInLagos(value, 'ddd D MMM YYYY, HH:mm');
/** 3rd March, 2021, 16:05 WAT: a moment, long. */
export const formatMoment = (value: DateInput): string => `${formatDate(value)}, ${formatClock(value)} WAT`;
/** 3 Mar: a day along a chart. */
export const formatDay = (value: DateInput): string => formatInLagos(value, 'D MMM');
/** Mar 2021: a month along a chart. */
export const formatMonth = (value: DateInput): string => formatInLagos(value, 'MMM YYYY');
/** 2021-03-03 16:05: a moment for programs. */
export const formatForExport = (value: DateInput): string => formatInLagos(value, 'YYYY-MM-DD HH:mm');

const dayMs = 24 * 60 * 60 * 1000;

const dayOf = (at: string | Date): number => Date.parse(lagosDate(new Date(at)));

/** On a list of the day for which it was booked a flight after midnight reads '00:40 +1'. */
export function clockOn(bookedAt: string, at: string | Date): string {
  const days = Math.round((dayOf(at) - dayOf(bookedAt)) / dayMs);
  if (days === 0) return formatClock(at);
  return `${formatClock(at)} ${days > 0 ? `+${days}` : `−${-days}`}`;
}
