import { isOpenOrder, missingKobo, orderGroups, orderStatuses, statusesOfGroup } from './rules.ts';

it('an order is open until it is booked, rejected, withdrawn or expired', () => {
  expect(orderStatuses.filter(isOpenOrder)).toEqual(['Draft', 'Submitted', 'Waiting', 'Failed']);
});

it('every status stands in one group', () => {
  expect(orderGroups.flatMap(statusesOfGroup).sort()).toEqual([...orderStatuses].sort());
});

it.each([
  [30_000_00, 0, 30_000_00],
  [30_000_00, 29_999_99, 1],
  [30_000_00, 30_000_00, 0],
  [30_000_00, 40_000_00, 0],
])('of a total of %i kobo with %i in the wallet, %i are missing', (total, balance, missing) => {
  expect(missingKobo(total, balance)).toBe(missing);
});
