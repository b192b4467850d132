import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Attendance } from 'shared-api/bookings';
import { type AttendanceKind, type AttendanceMark, newNonce } from 'shared-api/desk';
import { deskMarks, type StoredMark, useDeskMarks } from 'shared-api/kept-day';

export type MarkProgress = 'kept' | 'stored' | { notRecorded: string };

interface Markable {
  id: number;
  attendance?: Attendance | null;
}

export interface DayAttendance {
  progress: ReadonlyMap<number, MarkProgress>;
  /** The server does not know these marks yet. */
  waiting: readonly AttendanceMark[];
  /** The server knows these marks since this page was opened. */
  stored: readonly (AttendanceMark & { storedAt: number })[];
  /** An undo names the mark that each of the passengers has now. */
  mark: (passengers: readonly Markable[], kind: AttendanceKind) => void;
  /** The officer has read the reasons. */
  dismiss: (passengers: readonly Markable[]) => void;
}

const isWaiting = ({ refused }: StoredMark) => refused === undefined;

/** The day waits for the marks made on this device, or an officer would mark a passenger a second time. */
export function useMarksRead(): boolean {
  useEffect(() => void deskMarks.refresh(), []);
  return useDeskMarks((state) => state.isRead);
}

/**
 * Each mark is kept on this device first and sent then, once, whenever the server is there and its officer is signed
 * in.
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

  /** A second press before the mark is on the disk means the same. */
  const pressed = useRef(new Set<number>());
  const mark = useCallback<DayAttendance['mark']>(
    (passengers, kind) => {
      if (officerId === undefined) return;
      const free = passengers.filter(({ id }) => !pressed.current.has(id));
      if (free.length === 0) return;
      const facts = free.map(({ id, attendance }): AttendanceMark => {
        const undoes = kind === 'undone' ? attendance?.nonce : undefined;
        const at = new Date().toISOString();
        return { nonce: newNonce(), passengerId: id, kind, at, ...(undoes && { undoes }) };
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
      void deskMarks.dismiss(own.filter((one) => !isWaiting(one) && ids.has(one.passengerId)));
    },
    [own],
  );
  return { progress, waiting, stored, mark, dismiss };
}
