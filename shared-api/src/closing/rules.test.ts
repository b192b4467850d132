import {
  daysOf,
  endOfDay,
  isMonth,
  monthBounds,
  monthLater,
  monthOf,
  monthsBetween,
  monthText,
} from './rules.ts';

describe('a month', () => {
  it('ends with the last instant of its last day in Lagos', () => {
    const { from, to } = monthBounds('2026-10');
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2026-09-30T23:00:00.000Z',
      '2026-10-31T23:00:00.000Z',
    ]);
    expect(monthOf(new Date('2026-10-31T22:59:59.999Z'))).toBe('2026-10');
    expect(monthOf(new Date('2026-10-31T23:00:00.000Z'))).toBe('2026-11');
    expect(endOfDay('2026-10-31')).toEqual(to);
  });

  it('has as many days as the calendar says', () => {
    expect(['2026-02', '2028-02', '2026-04', '2026-12'].map((month) => daysOf(month).length)).toEqual([
      28, 29, 30, 31,
    ]);
    expect(daysOf('2026-10').at(-1)).toBe('2026-10-31');
  });

  it('follows another over the year’s end', () => {
    expect([monthLater('2026-12', 1), monthLater('2026-01', -1), monthLater('2026-03', 12)]).toEqual([
      '2027-01',
      '2025-12',
      '2027-03',
    ]);
    expect(monthsBetween('2025-12', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12']);
    expect(monthsBetween('2026-03', '2026-02')).toEqual([]);
    expect(monthText('2026-10')).toBe('October 2026');
  });

  it.each(['2026-13', '2026-00', '2026-1', '26-10', '', '2026-10-01'])('%p is none', (text) => {
    expect(isMonth(text)).toBe(false);
  });
});
