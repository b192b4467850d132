import type { Payment } from './payment.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A young invoice is checked often, because its payer may be paying at this moment. */
const pauses: readonly [youngerThanMs: number, pauseMs: number][] = [
  [10 * minute, minute],
  [hour, 5 * minute],
  [day, 30 * minute],
  [30 * day, 6 * hour],
];

/** A withdrawn RRR takes no payment, but one that began earlier may be confirmed within this time. */
const afterWithdrawalMs = 7 * day;

export function nextCheck(
  { createdAt, deactivatedAt }: Pick<Payment, 'createdAt' | 'deactivatedAt'>,
  now: Date,
): Date | null {
  if (deactivatedAt && now.getTime() - deactivatedAt.getTime() >= afterWithdrawalMs) return null;
  const age = now.getTime() - createdAt.getTime();
  const pause = pauses.find(([youngerThanMs]) => age < youngerThanMs)?.[1] ?? day;
  return new Date(now.getTime() + pause);
}
