import { grouped, sharesModules } from './groups.ts';

describe('the groups in which `npm test` runs test files', () => {
  it('hold each file once, and are of even size', () => {
    const files = Array.from({ length: 21 }, (_, index) => index);
    const groups = grouped(files);
    expect(groups.map((group) => group.length)).toEqual([7, 7, 7]);
    expect(groups.flat().sort((a, b) => a - b)).toEqual(files);
    expect(grouped([])).toEqual([]);
  });

  it('leave out a file that replaces modules', () => {
    expect(sharesModules("jest.mock('./clock.ts');")).toBe(false);
    expect(sharesModules('jest.isolateModules(load);')).toBe(false);
    expect(sharesModules('const ask = jest.fn();')).toBe(true);
  });
});
