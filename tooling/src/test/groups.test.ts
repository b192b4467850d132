import { grouped, sharesModules } from './groups.ts';

describe('the groups in which `npm test` runs test files', () => {
  it('hold each file once, become smaller, and mix neighbours', () => {
    const files = Array.from({ length: 50 }, (_, index) => index);
    const groups = grouped(files);
    expect(groups.map((group) => group.length)).toEqual([16, 16, 9, 5, 4]);
    expect(groups.flat().sort((a, b) => a - b)).toEqual(files);
    expect(groups[0]?.slice(0, 4)).toEqual([0, 5, 8, 10]);
    expect([grouped([]), grouped([1, 2])]).toEqual([[], [[1, 2]]]);
  });

  it('leave out a file that replaces modules', () => {
    expect(sharesModules("jest.mock('./clock.ts');")).toBe(false);
    expect(sharesModules('jest.isolateModules(load);')).toBe(false);
    expect(sharesModules('const ask = jest.fn();')).toBe(true);
  });
});
