import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { lagosOffsetMs } from './lagosTime.ts';

dayjs.extend(utc);
dayjs.extend(advancedFormat);

export type DateInput = string | number | Date;

/**
 * Every date reads as it is where the airports are, whatever the zone of browser or server (G88). Asked for the zone by
 * name, a browser reads its tables of all zones first, which takes a slow phone a tenth of a second.
 */
export function formatInLagos(value: DateInput, pattern: string): string {
  const at = dayjs.utc(value).add(lagosOffsetMs, 'ms');
  return at.isValid() ? at.format(pattern) : '';
}

/** 3rd March, 2021 (CONST-08) */
export const formatDate = (value: DateInput): string => formatInLagos(value, 'Do MMMM, YYYY');
/** 3rd March, 2021, 4:05:09 pm: when something happened (CONST-08). */
export const formatDateTime = (value: DateInput): string => formatInLagos(value, 'Do MMMM, YYYY, h:mm:ss a');
/** 09:05 AM (CONST-08) */
export const formatTime = (value: DateInput): string => formatInLagos(value, 'hh:mm A');
/** 3rd March, 2021, 09:05 AM WAT: a flight or a cut-off, to the minute. */
export const formatMoment = (value: DateInput): string => `${formatDate(value)}, ${formatTime(value)} WAT`;
