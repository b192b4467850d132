import { dayMs, hourMs, lagosInstant, minuteMs } from '../dates/dates.ts';

export const attendanceKinds = ['met', 'handed_over', 'not_found', 'undone'] as const;
export type AttendanceKind = (typeof attendanceKinds)[number];
export const attendanceStates = ['met', 'handed_over', 'not_found'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

export const maxMarks = 500;

const beforeHours = 6;
const afterHours = 12;

/** `times` are the booked time and the expected time of the flight. */
export const attendanceSpan = (times: readonly Date[]): { from: Date; to: Date } => {
  const ms = times.map((time) => time.getTime());
  return {
    from: new Date(Math.min(...ms) - beforeHours * hourMs),
    to: new Date(Math.max(...ms) + afterHours * hourMs),
  };
};

export function isMarkable(times: readonly Date[], at: Date): boolean {
  const { from, to } = attendanceSpan(times);
  return from <= at && at <= to;
}

const oldestMarkMs = 7 * dayMs;

interface DeviceTimes {
  /** Both times are from the device's clock, which may be wrong. */
  markedAt: Date;
  sentAt: Date;
  /** The time of receipt is from the server's clock. */
  receivedAt: Date;
}

/** When the device's times are implausible, the time of receipt is used. */
export function trueTime({ markedAt, sentAt, receivedAt }: DeviceTimes): { at: Date; doubtful: boolean } {
  const agoMs = sentAt.getTime() - markedAt.getTime();
  const doubtful = agoMs < 0 || agoMs > oldestMarkMs;
  return { at: doubtful ? receivedAt : new Date(receivedAt.getTime() - agoMs), doubtful };
}

const undoMinutes = 15;

export const isUndoable = (markedAt: Date, at: Date): boolean =>
  at.getTime() - markedAt.getTime() <= undoMinutes * minuteMs;

export const markRefusalTexts = {
  not_found: 'There is no such passenger',
  outside_window: `Passengers are marked from ${beforeHours} hours before the flight until ${afterHours} hours after it`,
  booking_closed: 'The booking was closed before',
  undo_too_late: `A mark can be undone within ${undoMinutes} minutes by whoever made it, later by the lead or an Administrator`,
  nothing_to_undo: 'There is no such mark to undo',
  nonce_used: 'This mark was stored as another one',
};
export type MarkRefusal = keyof typeof markRefusalTexts;
export const markRefusals = Object.keys(markRefusalTexts) as MarkRefusal[];

/** An officer's copy of a day includes the flights of the night, so the copy expires at this time next morning. */
const keptUntil = '06:00';

export const endOfKeptDay = (date: string): Date => new Date(lagosInstant(date, keptUntil).getTime() + dayMs);
