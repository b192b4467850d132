export const orderGroups = ['unfinished', 'approval', 'payment', 'done'] as const;
export type OrderGroup = (typeof orderGroups)[number];

const groupOf = {
  Draft: 'unfinished',
  Submitted: 'approval',
  Waiting: 'payment',
  Failed: 'unfinished',
  Booked: 'done',
  Rejected: 'done',
  Withdrawn: 'done',
  Expired: 'done',
} as const satisfies Record<string, OrderGroup>;
export type OrderStatus = keyof typeof groupOf;
export const orderStatuses = Object.keys(groupOf) as OrderStatus[];

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
