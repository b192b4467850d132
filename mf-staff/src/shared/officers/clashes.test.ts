import { aDeskBooking } from '../../testing/bookingDesk.tsx';
import { isOutsideShift, overlapsOf } from './clashes.ts';

const at = (time: string) => `2026-12-01T${time}:00.000Z`;
const given = (id: number, flight_Number: string, booked: string, expected?: string) =>
  aDeskBooking({
    id,
    flight_Number,
    date_Of_Arrival: at(booked),
    officer: { id: 71, name: 'Ada Lima' },
    ...(expected && { flight: { state: 'Delayed' as const, expectedAt: at(expected) } }),
  });

it.each([
  ['is as near as planned', given(1, 'P41', '10:00'), []],
  ['has come within an hour', given(1, 'P41', '08:00', '10:00'), [1, 2]],
  ['is still an hour away', given(1, 'P41', '08:00', '09:30'), []],
  ['is the same one', given(1, 'W3101', '08:00', '10:00'), []],
])('a flight that %s', (_, one, marked) => {
  expect([...overlapsOf([one, given(2, 'w3 101', '10:30')]).keys()]).toEqual(marked);
});

it('a late flight is outside a shift that has ended, and one that is on time is nobody’s news', () => {
  const shift = {
    id: 1,
    officer: { id: 71, name: 'Ada Lima' },
    airportId: 13,
    startsAt: at('06:00'),
    endsAt: at('14:00'),
    isLead: false,
    version: 1,
  };
  expect(isOutsideShift(given(1, 'P41', '13:00', '14:01'), [shift])).toBe(true);
  expect(isOutsideShift(given(1, 'P41', '13:00', '14:00'), [shift])).toBe(false);
  expect(isOutsideShift(given(1, 'P41', '15:00'), [shift])).toBe(false);
});
