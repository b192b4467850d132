import type { ServiceLoad } from 'shared-api/availability';
import { type DeskBooking, dueOf } from 'shared-api/bookings';
import { hourMs, lagosInstant, lagosTime } from 'shared-api/dates';
import type { Shift } from 'shared-api/roster';

export interface OfficerRow {
  id: number;
  name: string;
  shifts: Shift[];
  bookings: DeskBooking[];
}

/** The rows include officers who have a booking but no shift. */
export function rowsOf(shifts: readonly Shift[], bookings: readonly DeskBooking[]): OfficerRow[] {
  const rows = new Map<number, OfficerRow>();
  const rowFor = ({ id, name }: { id: number; name: string }) => {
    const row = rows.get(id) ?? { id, name, shifts: [], bookings: [] };
    rows.set(id, row);
    return row;
  };
  for (const shift of shifts) rowFor(shift.officer).shifts.push(shift);
  for (const booking of bookings) {
    const { officer } = booking;
    if (officer?.id) rowFor({ id: officer.id, name: officer.name }).bookings.push(booking);
  }
  return [...rows.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * The result is 0 to 23 on the day `date` in Lagos. Before that day, the result is negative. After that day,
 * the result is more than 23.
 */
export const hourOf = (date: string, at: string): number =>
  Math.floor((Date.parse(at) - lagosInstant(date, '00:00').getTime()) / hourMs);

export const isOnShift = (date: string, hour: number, { startsAt, endsAt }: Shift): boolean => {
  const from = lagosInstant(date, '00:00').getTime() + hour * hourMs;
  return Date.parse(startsAt) < from + hourMs && Date.parse(endsAt) > from;
};

export function hoursOf(date: string, rows: readonly OfficerRow[]): number[] {
  const times = rows.flatMap(({ shifts, bookings }) => [
    ...shifts.flatMap(({ startsAt, endsAt }) => [
      hourOf(date, startsAt),
      hourOf(date, new Date(Date.parse(endsAt) - 1).toISOString()),
    ]),
    ...bookings.map((booking) => hourOf(date, dueOf(booking))),
  ]);
  const [first, last] = times.length > 0 ? [Math.min(...times), Math.max(...times)] : [6, 21];
  const [from, to] = [Math.max(0, first), Math.min(23, last)];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export function placesOf(load: readonly ServiceLoad[], hour: number) {
  const limited = load.flatMap(({ name, hours }) => {
    const { taken = 0, limit = null } = hours[hour] ?? {};
    return limit === null ? [] : [{ name, taken, limit }];
  });
  if (limited.length === 0) return undefined;
  return {
    taken: limited.reduce((sum, { taken }) => sum + taken, 0),
    limit: limited.reduce((sum, { limit }) => sum + limit, 0),
    services: limited.map(({ name, taken, limit }) => `${name} ${taken} of ${limit}`).join(', '),
  };
}

export const spanText = ({ startsAt, endsAt }: Shift): string =>
  `${lagosTime(new Date(startsAt))}–${lagosTime(new Date(endsAt))}`;
