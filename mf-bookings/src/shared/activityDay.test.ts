import { activityDay } from './activityDay.ts';

const now = new Date('2026-03-02T08:00:00Z');

it.each([
  ['2026-03-01T23:30:00Z', 'Today'],
  ['2026-03-01T22:30:00Z', 'Yesterday'],
  ['2026-02-28T23:00:00Z', 'Yesterday'],
  ['2026-02-28T22:00:00Z', '28th February, 2026'],
])('the day of %s as one says it in Lagos is %s', (at, said) => {
  expect(activityDay(at, now)).toBe(said);
});
