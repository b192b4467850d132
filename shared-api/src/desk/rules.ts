import { lagosInstant } from '../dates/dates.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** 'undone' takes an earlier mark back. */
export const attendanceKinds = ['met', 'handed_over', 'not_found', 'undone'] as const;
export type AttendanceKind = (typeof attendanceKinds)[number];
export const attendanceStates = ['met', 'handed_over', 'not_found'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

export const maxMarks = 500;

const beforeHours = 6;
const afterHours = 12;

/** A flight that is expected at another time than it was booked for has both. */
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

/** A mark may wait this long on a device before it is sent. */
const oldestMarkMs = 7 * dayMs;

interface DeviceTimes {
  /** The device's clock tells it. */
  markedAt: Date;
  sentAt: Date;
  /** The server's clock tells it. */
  receivedAt: Date;
}

/** When a mark was made by the server's clock, whatever the device's says; doubtful where that clock was moved since. */
export function trueTime({ markedAt, sentAt, receivedAt }: DeviceTimes): { at: Date; doubtful: boolean } {
  const agoMs = sentAt.getTime() - markedAt.getTime();
  const doubtful = agoMs < 0 || agoMs > oldestMarkMs;
  return { at: doubtful ? receivedAt : new Date(receivedAt.getTime() - agoMs), doubtful };
}

const undoMinutes = 15;

export const isUndoable = (markedAt: Date, at: Date): boolean =>
  at.getTime() - markedAt.getTime() <= undoMinutes * minuteMs;

export const markRefusals = [
  'not_found',
  'outside_window',
  'booking_closed',
  'undo_too_late',
  'nothing_to_undo',
  'nonce_used',
] as const;
export type MarkRefusal = (typeof markRefusals)[number];

/** Why a mark is not stored; a booking that was closed says when and by whom as well. */
export const markRefusalTexts: Record<MarkRefusal, string> = {
  not_found: 'There is no such passenger',
  outside_window: `Passengers are marked from ${beforeHours} hours before the flight until ${afterHours} hours after it`,
  booking_closed: 'The booking was closed before',
  undo_too_late: `A mark can be undone within ${undoMinutes} minutes by whoever made it, later by the lead or an Administrator`,
  nothing_to_undo: 'There is no such mark to undo',
  nonce_used: 'This mark was stored as another one',
};

/** The first instant at which No show may be marked: this many minutes after the flight is due; 0 does not wait. */
export const noShowFrom = (dueAt: Date, waitMinutes: number): Date | undefined =>
  waitMinutes > 0 ? new Date(dueAt.getTime() + waitMinutes * minuteMs) : undefined;

/** A kept day ends at this hour of the next one, for flights after midnight. */
const keptUntil = '06:00';

/** When the copy of a day (YYYY-MM-DD) ends, and which flights of the next day it still holds. */
export const endOfKeptDay = (date: string): Date => new Date(lagosInstant(date, keptUntil).getTime() + dayMs);
