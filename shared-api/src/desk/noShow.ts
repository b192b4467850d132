const minuteMs = 60_000;

/** The first instant at which No show may be recorded; undefined for 0 minutes, which means no wait. */
export const noShowFrom = (dueAt: Date, waitMinutes: number): Date | undefined =>
  waitMinutes > 0 ? new Date(dueAt.getTime() + waitMinutes * minuteMs) : undefined;
