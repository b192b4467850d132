import fc from 'fast-check';
import { firstCharacters, quoted, shortened } from './firstCharacters.ts';

it.each([
  ['Sokoto', 3, 'Sok'],
  ['Sokoto', 6, 'Sokoto'],
  ['a😀b', 2, 'a😀'],
  ['a😀b', 1, 'a'],
  ['😀😀😀', 2, '😀😀'],
  ['𞤀𞤣𞤤𞤢𞤥', 4, '𞤀𞤣𞤤𞤢'],
  ['ab', 0, ''],
])('of %j the first %d letters are %j', (text, count, first) => {
  expect(firstCharacters(text, count)).toBe(first);
});

it('no letter of whatever text is cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, count) => {
      expect(firstCharacters(text, count)).toBe([...text].slice(0, count).join(''));
    }),
    { numRuns: 500, seed: 12 },
  );
});

it('what is told back of a text has at most 80 letters and says that there was more', () => {
  expect([shortened('Sokoto', 6), shortened('Sokoto!', 6)]).toEqual(['Sokoto', 'Sokot…']);
  expect(quoted('1.234')).toBe('“1.234”');
  expect([...quoted('😀'.repeat(8_000_000))]).toHaveLength(82);
});
