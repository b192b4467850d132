const minuteMs = 60_000;

/** No show cannot be recorded before the returned time. With 0 minutes there is no limit. */
export const noShowFrom = (dueAt: Date, waitMinutes: number): Date | undefined =>
  waitMinutes > 0 ? new Date(dueAt.getTime() + waitMinutes * minuteMs) : undefined;
