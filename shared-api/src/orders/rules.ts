export const orderStatuses = [
  'Draft',
  'Submitted',
  'Waiting',
  'Failed',
  'Booked',
  'Rejected',
  'Withdrawn',
  'Expired',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderGroups = ['unfinished', 'approval', 'payment', 'done'] as const;
export type OrderGroup = (typeof orderGroups)[number];

const groupOf = {
  Draft: 'unfinished',
  Failed: 'unfinished',
  Submitted: 'approval',
  Waiting: 'payment',
  Booked: 'done',
  Rejected: 'done',
  Withdrawn: 'done',
  Expired: 'done',
} as const satisfies Record<OrderStatus, OrderGroup>;

export const statusesOfGroup = (group: OrderGroup): OrderStatus[] =>
  orderStatuses.filter((status) => groupOf[status] === group);

export const isOpenOrder = (status: OrderStatus): boolean => groupOf[status] !== 'done';

export const maxEntriesBytes = 256 * 1024;
export const draftDays = 30;

export const orderFailureCodes = [
  'price_changed',
  'past_flight',
  'not_bookable',
  'hour_full',
  'not_offered',
] as const;
export type OrderFailureCode = (typeof orderFailureCodes)[number];

export const missingKobo = (totalKobo: number, balanceKobo: number): number =>
  Math.max(0, totalKobo - balanceKobo);
