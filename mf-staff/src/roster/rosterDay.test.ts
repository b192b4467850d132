import type { Shift } from 'shared-api/roster';
import { hourOf, hoursOf, isOnShift, spanText } from './rosterDay.ts';

const date = '2026-12-01';
const aShift = (startsAt: string, endsAt: string): Shift => ({
  id: 1,
  officer: { id: 2, name: 'Ada Lima' },
  airportId: 13,
  startsAt,
  endsAt,
  isLead: false,
  version: 1,
});
const night = aShift('2026-11-30T21:00:00.000Z', '2026-12-01T05:00:00.000Z');

it('a shift through the night belongs to the hours of the day that it reaches', () => {
  expect([0, 5, 6].map((hour) => isOnShift(date, hour, night))).toEqual([true, true, false]);
  expect(spanText(night)).toBe('22:00–06:00');
  expect(hoursOf(date, [{ id: 2, name: 'Ada Lima', shifts: [night], bookings: [] }])).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
});

it('an hour is that of Lagos, and a day without work shows the working hours', () => {
  expect(hourOf(date, '2026-12-01T05:15:00.000Z')).toBe(6);
  expect([hoursOf(date, [])[0], hoursOf(date, []).at(-1)]).toEqual([6, 21]);
});
