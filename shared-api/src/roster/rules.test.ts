import { isShiftSpan, revealsOfficerFrom } from './rules.ts';

const at = (time: string) => `2026-11-24T${time}:00Z`;

it.each([
  ['sixteen hours', '06:00', '22:00', true],
  ['a minute more', '06:00', '22:01', false],
  ['no time', '06:00', '06:00', false],
  ['less than none', '06:00', '05:00', false],
])('a shift of %s', (_, from, to, allowed) => {
  expect(isShiftSpan(at(from), at(to))).toBe(allowed);
});

it('an officer is named this many hours before the flight, and never where the hours are 0', () => {
  expect(revealsOfficerFrom(new Date(at('10:00')), 24)).toEqual(new Date('2026-11-23T10:00:00Z'));
  expect(revealsOfficerFrom(new Date(at('10:00')), 0)).toBeUndefined();
});
