import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Attendance } from 'shared-api/bookings';
import { type AttendanceKind, type AttendanceMark, newNonce } from 'shared-api/desk';
import { deskMarks, type StoredMark, useDeskMarks } from 'shared-api/kept-day';

/** What became of the marks of a passenger that were made on this device. */
export type MarkProgress = 'kept' | 'stored' | { notRecorded: string };

interface Markable {
  id: number;
  attendance?: Attendance | null;
}

export interface DayAttendance {
  progress: ReadonlyMap<number, MarkProgress>;
  /** The marks that the server does not know yet. */
  waiting: readonly AttendanceMark[];
  /** Those that it knows since this page was opened, and since when. */
  stored: readonly (AttendanceMark & { storedAt: number })[];
  /** An undo names the mark that each of the passengers has now. */
  mark: (passengers: readonly Markable[], kind: AttendanceKind) => void;
  /** The reasons have been read. */
  dismiss: (passengers: readonly Markable[]) => void;
}

const isWaiting = ({ refused }: StoredMark) => refused === undefined;

/** Whether it is known what was marked on this device before; until then nobody would see that a passenger is. */
export function useMarksRead(): boolean {
  useEffect(() => void deskMarks.refresh(), []);
  return useDeskMarks((state) => state.isRead);
}

/**
 * Marks passengers, by an officer: each mark is kept on this device first and sent then, once, whenever the server is
 * there and that officer signed in.
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

  /** Pressed, and not yet on the disk: a second press means the same. */
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
