import { clockOn } from '../dates/dates.ts';
import { dueOf, expectedText, isMoved, isNearBooked, timesOf } from './due.ts';

const date_Of_Arrival = '2026-12-01T10:40:00.000Z';
const expectedAt = '2026-12-01T11:45:00.000Z';

it.each([
  ['nobody said anything', undefined, date_Of_Arrival, false],
  ['it comes as booked', { expectedAt: null }, date_Of_Arrival, false],
  ['it is later', { expectedAt }, expectedAt, true],
  [
    'it is as many seconds later as no watch shows',
    { expectedAt: '2026-12-01T10:40:30.000Z' },
    '2026-12-01T10:40:30.000Z',
    false,
  ],
])('a flight of which %s', (_, flight, due, moved) => {
  expect(dueOf({ date_Of_Arrival, flight })).toBe(due);
  expect(isMoved({ date_Of_Arrival, flight })).toBe(moved);
});

it('is waited for by its booked time and by the one that is expected', () => {
  expect(timesOf({ date_Of_Arrival, flight: { expectedAt } })).toEqual([
    new Date(date_Of_Arrival),
    new Date(expectedAt),
  ]);
});

it.each([
  ['2026-12-01T22:59:00Z', '23:59'],
  ['2026-12-01T23:00:00Z', '00:00 +1'],
  ['2026-11-30T22:30:00Z', '23:30 −1'],
])('on the list of 1 December %s reads %s', (at, text) => {
  expect(clockOn('2026-12-01T10:40:00.000Z', at)).toBe(text);
});

it.each([
  [24 * 60, true],
  [24 * 60 + 1, false],
  [-24 * 60 - 1, false],
])('a time %s minutes from the booked one is believed: %s', (minutes, believed) => {
  const booked = new Date(date_Of_Arrival);
  expect(isNearBooked(new Date(booked.getTime() + minutes * 60_000), booked)).toBe(believed);
});

it('reads with both its times where they differ', () => {
  expect(expectedText({ date_Of_Arrival, flight: { expectedAt } })).toBe('Expected 12:45, booked 11:40');
  expect(expectedText({ date_Of_Arrival, flight: { expectedAt: null } })).toBeUndefined();
  expect(expectedText({ date_Of_Arrival, flight: { state: 'Canceled', expectedAt: null } })).toBe(
    'Flight reported cancelled',
  );
});
