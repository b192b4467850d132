import { minuteMs } from '../dates/dates.ts';

/** A no-show can be recorded only from the returned time on. With 0 minutes, a no-show can be recorded at any time. */
export const noShowFrom = (dueAt: Date, waitMinutes: number): Date | undefined =>
  waitMinutes > 0 ? new Date(dueAt.getTime() + waitMinutes * minuteMs) : undefined;
