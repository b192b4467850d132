const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long after an invoice's age the gateway is asked again: often while the payer is likely at the page. */
const pauses: readonly [youngerThanMs: number, pauseMs: number][] = [
  [10 * minute, minute],
  [hour, 5 * minute],
  [day, 30 * minute],
  [30 * day, 6 * hour],
];

/** When to ask again about an Unpaid RRR (S11); never gives up, only asks more seldom. */
export function nextCheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const pause = pauses.find(([youngerThanMs]) => age < youngerThanMs)?.[1] ?? day;
  return new Date(now.getTime() + pause);
}
