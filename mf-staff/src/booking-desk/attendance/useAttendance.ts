import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { AttendanceKind, AttendanceMark } from 'shared-api/desk';
import { newIdempotencyKey } from 'shared-api/http';
import { deskMarks, type StoredMark, useDeskMarks } from 'shared-api/kept-day';
import type { Markable } from './marked.ts';

export type MarkProgress = 'kept' | 'stored' | { notRecorded: string };

export interface DayAttendance {
  progress: ReadonlyMap<number, MarkProgress>;
  waiting: readonly AttendanceMark[];
  /** The server has stored these marks since the page was opened. */
  stored: readonly (AttendanceMark & { storedAt: number })[];
  mark: (passengers: readonly Markable[], kind: AttendanceKind) => void;
  /** Removes the refused marks of these passengers from the device. */
  dismiss: (passengers: readonly Markable[]) => void;
}

const isWaiting = ({ refused }: StoredMark) => refused === undefined;

/**
 * The day is shown only after the marks on this device are read; an officer might otherwise mark a passenger
 * twice.
 */
export function useMarksRead(): boolean {
  useEffect(() => void deskMarks.refresh(), []);
  return useDeskMarks((state) => state.isRead);
}

/**
 * A mark is first saved on the device. It is sent when the server can be reached and the officer is signed in.
 */
export function useAttendance(officerId: number | undefined): DayAttendance {
  const all = useDeskMarks((state) => state.marks);
  const allStored = useDeskMarks((state) => state.stored);
  const own = useMemo(() => all.filter((mark) => mark.officerId === officerId), [all, officerId]);
  const stored = useMemo(
    () => allStored.filter((mark) => mark.officerId === officerId),
    [allStored, officerId],
  );
  const waiting = useMemo(() => own.filter(isWaiting), [own]);
  const progress = useMemo(() => {
    const found = new Map<number, MarkProgress>();
    for (const { passengerId } of stored) found.set(passengerId, 'stored');
    for (const { passengerId, refused } of own)
      found.set(passengerId, refused === undefined ? 'kept' : { notRecorded: refused });
    return found;
  }, [own, stored]);

  /** The marks of these passengers are still being saved; a second press has no effect. */
  const pressed = useRef(new Set<number>());
  const mark = useCallback<DayAttendance['mark']>(
    (passengers, kind) => {
      if (officerId === undefined) return;
      const free = passengers.filter(({ id }) => !pressed.current.has(id));
      if (free.length === 0) return;
      const facts = free.map(({ id, attendance }): AttendanceMark => {
        const undoes = kind === 'undone' ? attendance?.nonce : undefined;
        const at = new Date().toISOString();
        return { nonce: newIdempotencyKey(), passengerId: id, kind, at, ...(undoes && { undoes }) };
      });
      for (const { id } of free) pressed.current.add(id);
      void deskMarks
        .add(facts, officerId)
        .finally(() => {
          for (const { id } of free) pressed.current.delete(id);
        })
        .then(deskMarks.sendAll);
    },
    [officerId],
  );
  const dismiss = useCallback<DayAttendance['dismiss']>(
    (passengers) => {
      const ids = new Set(passengers.map(({ id }) => id));
      const kept = useDeskMarks.getState().marks.filter((one) => one.officerId === officerId);
      void deskMarks.dismiss(kept.filter((one) => !isWaiting(one) && ids.has(one.passengerId)));
    },
    [officerId],
  );
  return { progress, waiting, stored, mark, dismiss };
}
