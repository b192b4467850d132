import { assert, constantFrom, integer, property } from 'fast-check';
import { pageWindow } from './pageWindow.ts';

it('8 pages show all their numbers [SHELL-20]', () => {
  expect(pageWindow(3, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it.each([
  [1, [1, 2, 3, 'gap', 12]],
  [2, [1, 2, 3, 'gap', 12]],
  [4, [1, 2, 3, 4, 5, 'gap', 12]],
  [6, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [9, [1, 'gap', 8, 9, 10, 11, 12]],
  [12, [1, 'gap', 10, 11, 12]],
])('page %i of 12 shows the first, its neighbours and the last [SHELL-21]', (page, expected) => {
  expect(pageWindow(page, 12)).toEqual(expected);
});

it('any window has first, last and the neighbours, ascends, and leaves out at least two at a gap [SHELL-21]', () => {
  assert(
    property(
      integer({ min: 9, max: 5000 }),
      integer({ min: 1, max: 5000 }),
      constantFrom(1, -1),
      (total, any, side) => {
        const page = Math.min(any, total);
        const shown = pageWindow(page, total);
        const neighbour = Math.min(Math.max(page + side, 1), total);
        expect(shown).toEqual(expect.arrayContaining([1, page, neighbour, total]));
        expect(shown.length).toBeLessThanOrEqual(7);
        shown.forEach((entry, index) => {
          const [before, after] = [shown[index - 1], shown[index + 1]];
          if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(entry).toBe(before + 1);
        });
      },
    ),
  );
});
