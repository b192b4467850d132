import {
  canMoveOrder,
  isOpenOrder,
  missingKobo,
  type OrderStatus,
  orderGroups,
  orderStatuses,
  statusesOfGroup,
} from './rules.ts';

it.each<[OrderStatus, OrderStatus[]]>([
  ['Draft', ['Submitted', 'Waiting', 'Booked', 'Withdrawn', 'Expired']],
  ['Submitted', ['Draft', 'Waiting', 'Booked', 'Rejected', 'Withdrawn', 'Expired']],
  ['Waiting', ['Draft', 'Failed', 'Booked', 'Withdrawn', 'Expired']],
  ['Failed', ['Draft', 'Booked', 'Withdrawn', 'Expired']],
  ['Booked', []],
  ['Rejected', []],
  ['Withdrawn', []],
  ['Expired', []],
])('an order that is %s becomes %j and nothing else', (from, expected) => {
  expect(orderStatuses.filter((to) => canMoveOrder(from, to))).toEqual(expected);
  expect(isOpenOrder(from)).toBe(expected.length > 0);
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
