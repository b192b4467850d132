import { isPastFlight } from './entryRules.ts';

/** It is 15:00 in Lagos. */
const now = new Date('2026-12-01T14:00:00Z');
const past = (Date_Of_Travel: string, airportTime?: string) =>
  isPastFlight({ Date_Of_Travel, airportTime }, now);

it('yesterday is past, today and tomorrow are not [BOOK-26]', () => {
  expect(past('2026-11-30')).toBe(true);
  expect(past('2026-12-01')).toBe(false);
  expect(past('2026-12-02')).toBe(false);
});

it('a time of today that has gone by at the airport is past [BOOK-26]', () => {
  expect(past('2026-12-01', '14:45')).toBe(true);
  expect(past('2026-12-01', '15:00')).toBe(true);
  expect(past('2026-12-01', '15:15')).toBe(false);
});

it('today is Lagos’ day, which begins an hour before UTC’s', () => {
  const justAfterMidnightInLagos = new Date('2026-11-30T23:30:00Z');
  expect(isPastFlight({ Date_Of_Travel: '2026-11-30' }, justAfterMidnightInLagos)).toBe(true);
});

it('what is no date is left to the rule about dates', () => {
  expect(past('31/02/2020')).toBe(false);
  expect(past('')).toBe(false);
});
