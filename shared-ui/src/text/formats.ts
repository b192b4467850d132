import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import utc from 'dayjs/plugin/utc';
import { lagosOffsetMs } from 'shared-api/rules';

dayjs.extend(utc);
dayjs.extend(advancedFormat);

export type DateInput = string | number | Date;

/**
 * Every date is shown where the airports are, whatever the browser's zone (G88). Asked for the zone by name, a browser
 * reads its tables of all zones first, which takes a slow phone a tenth of a second.
 */
const inLagos = (value: DateInput) => dayjs.utc(value).add(lagosOffsetMs, 'ms');
const format = (value: DateInput, pattern: string) => {
  const at = inLagos(value);
  return at.isValid() ? at.format(pattern) : '';
};

/** 3rd March, 2021 */
export const formatDate = (value: DateInput) => format(value, 'Do MMMM, YYYY');
/** 3rd March, 2021, 4:05:09 pm */
export const formatDateTime = (value: DateInput) => format(value, 'Do MMMM, YYYY, h:mm:ss a');
/** 3 Mar: a day of a chart. */
export const formatDay = (value: DateInput) => format(value, 'D MMM');
/** Mar 2021 */
export const formatMonth = (value: DateInput) => format(value, 'MMM YYYY');
/** 3 Mar 2021, where there is little room. */
export const formatShortDate = (value: DateInput) => format(value, 'D MMM YYYY');
/** 09:05 AM */
export const formatTime = (value: DateInput) => format(value, 'hh:mm A');
/** Tue 1 Dec, 08:00 WAT: for cut-offs, where the zone matters. */
export const formatDeadline = (value: DateInput) => format(value, 'ddd D MMM, HH:mm [WAT]');
/** 14:37, for the clock of the top bar. */
export const formatClock = (value: DateInput) => format(value, 'HH:mm');
