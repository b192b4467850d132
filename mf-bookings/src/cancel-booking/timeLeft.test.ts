import { timeLeft } from './timeLeft.ts';

it.each([
  ['2026-12-05T14:59:59Z', '4 d 13 h'],
  ['2026-12-01T14:05:00Z', '13 h 5 min'],
  ['2026-12-01T01:05:59Z', '5 min'],
  ['2026-12-01T00:00:00Z', '0 min'],
])('until %s there is %s', (until, left) => {
  expect(timeLeft(new Date(until), new Date('2026-12-01T01:00:00Z'))).toBe(left);
});
