import { aBooking, aPassenger } from 'shared-api/testing';
import { namesOf, passengersOf, timeUntil } from './trip.ts';

const at = '2026-11-27T09:15:00.000Z';

it.each([
  ['2026-11-22T12:00:00Z', 'in 5 days'],
  // It is a quarter past midnight in Lagos.
  ['2026-11-25T23:15:00Z', 'tomorrow'],
  ['2026-11-26T23:15:00Z', 'in 10 hours'],
  ['2026-11-27T08:15:00Z', 'in 1 hour'],
  ['2026-11-27T08:16:00Z', 'in 59 minutes'],
  ['2026-11-27T09:14:30Z', 'in 1 minute'],
])('at %s a flight of 27 November, 10:15 in Lagos is %s', (now, words) => {
  expect(timeUntil(at, new Date(now))).toBe(words);
});

it('people are named as far as there is room, and counted', () => {
  const passengers = ['Ada', 'Bala', 'Chike'].map((firstName) =>
    aPassenger({ designation: 'Mr.', firstName, lastName: 'Obi' }),
  );
  expect(namesOf(aBooking({ passengers }), 2)).toBe('Mr. Ada Obi, Mr. Bala Obi +1');
  expect(namesOf(aBooking({ passengers }), 3)).toBe('Mr. Ada Obi, Mr. Bala Obi, Mr. Chike Obi');
  expect(passengersOf(aBooking({ passengers: passengers.slice(0, 1) }))).toBe('1 passenger');
});
