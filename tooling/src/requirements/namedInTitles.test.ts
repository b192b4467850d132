import { namedInTitles } from './namedInTitles.ts';

it('finds the ids in brackets at the end of a title', () => {
  const source = `it('a client cannot cancel late [CANCEL-03]', () => {});`;
  expect(namedInTitles(source)).toEqual([
    { title: 'a client cannot cancel late [CANCEL-03]', ids: ['CANCEL-03'] },
  ]);
});

it('finds several ids in one pair of brackets, also across lines and in tables', () => {
  const source = `test(
    "a form's button waits [REG-01, REG-02]", async () => {});
    it.each([1, 2])('%s is refused [API-07]', () => {});`;
  expect(namedInTitles(source).flatMap(({ ids }) => ids)).toEqual(['REG-01', 'REG-02', 'API-07']);
});

it('takes nothing from a title without ids or from an array in the code', () => {
  expect(namedInTitles(`it('counts', () => { const list = [A]; });`)).toEqual([]);
});
