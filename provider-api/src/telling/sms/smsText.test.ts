import { smsLength } from 'shared-api/rules';
import { heldUntil, wholeText } from './smsText.ts';

it.each([
  ['2026-03-10T19:59:00Z', undefined, undefined],
  ['2026-03-10T20:00:00Z', undefined, '2026-03-11T06:00:00.000Z'],
  ['2026-03-10T23:30:00Z', undefined, '2026-03-11T06:00:00.000Z'],
  ['2026-03-11T05:59:00Z', undefined, '2026-03-11T06:00:00.000Z'],
  ['2026-03-11T06:00:00Z', undefined, undefined],
  ['2026-03-10T21:00:00Z', '2026-03-11T09:00:00Z', undefined],
  ['2026-03-10T21:00:00Z', '2026-03-11T09:01:00Z', '2026-03-11T06:00:00.000Z'],
])('at %s a text of a flight at %s is held until %s', (now, flightAt, until) => {
  expect(heldUntil(new Date(now), flightAt ? new Date(flightAt) : undefined)?.toISOString()).toBe(until);
});

it.each([
  ['a', 10],
  ['a', 60],
  ['a', 200],
  ['[', 60],
])('a text of %j %d times leaves as one SMS, with its link to stop', (letter, length) => {
  const link = `https://portal.example.gov.ng/v/${'A'.repeat(26)}`;
  const text = wholeText(
    { text: letter.repeat(length), link },
    'https://portal.example.gov.ng/s/0abcdefghijk',
  );
  expect(smsLength(text)).toBeLessThanOrEqual(160);
  expect(text).toMatch(/ Stop: https:\/\/portal\.example\.gov\.ng\/s\/0abcdefghijk$/);
});
