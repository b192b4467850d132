import type { Booking } from 'shared-api/bookings';
import { dayMs, lagosDate, minuteMs } from 'shared-api/dates';
import { countOf } from 'shared-api/wording';

/** The text is 'in 25 minutes', 'in 3 hours', 'tomorrow' or 'in 5 days', by the calendar in Lagos. */
export function timeUntil(at: string, now: Date): string {
  const flight = new Date(at);
  const days = (Date.parse(lagosDate(flight)) - Date.parse(lagosDate(now))) / dayMs;
  if (days > 1) return `in ${countOf(days, 'day')}`;
  if (days === 1) return 'tomorrow';
  const minutes = Math.max(1, Math.ceil((flight.getTime() - now.getTime()) / minuteMs));
  return minutes < 60
    ? `in ${countOf(minutes, 'minute')}`
    : `in ${countOf(Math.floor(minutes / 60), 'hour')}`;
}

export const passengersOf = ({ passengers }: Booking): string => countOf(passengers.length, 'passenger');

export function namesOf({ passengers }: Booking, shown: number): string {
  const names = passengers
    .slice(0, shown)
    .map(({ designation, firstName, lastName }) => `${designation} ${firstName} ${lastName}`);
  const more = passengers.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` +${more}` : ''}`;
}
