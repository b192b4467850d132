import {
  type AttendanceKind,
  bookingStatusWords,
  formatClock,
  isMarkable,
  isUndoable,
  type MarkRefusal,
  markRefusalTexts,
} from 'shared-api/rules';

export interface Mark {
  nonce: string;
  passengerId: number;
  kind: AttendanceKind;
  undoes: string | null;
  at: Date;
  doubtful: boolean;
  officerId: number;
}

export type StoredMark = Pick<Mark, 'nonce' | 'passengerId' | 'kind' | 'undoes' | 'at' | 'officerId'>;

interface Close {
  status: string;
  at: Date;
  by: string;
}

export interface Markable {
  bookingId: number;
  ownerId: number;
  airportId: number;
  flightAt: Date;
  expectedAt: Date | null;
  removedAt: Date | null;
  closed: Close | undefined;
}

export interface Known {
  passengers: ReadonlyMap<number, Markable>;
  stored: Map<string, StoredMark>;
  undone: Set<string>;
  /** At these airports, the caller may undo the marks of all officers without a time limit. */
  undoesAt: readonly number[] | 'everywhere';
}

export type Verdict = 'stored' | 'known' | { code: MarkRefusal; why: string };

const refused = (code: MarkRefusal, why = markRefusalTexts[code]): Verdict => ({ code, why });

function closedBefore({ closed }: Markable, at: Date): Verdict | undefined {
  if (!closed || at < closed.at) return undefined;
  return refused(
    'booking_closed',
    `${bookingStatusWords(closed.status)} at ${formatClock(closed.at)} by ${closed.by}`,
  );
}

const isSame = (one: StoredMark, other: StoredMark): boolean =>
  one.passengerId === other.passengerId &&
  one.kind === other.kind &&
  one.undoes === other.undoes &&
  one.officerId === other.officerId;

function judgeUndo(mark: Mark, passenger: Markable, { stored, undone, undoesAt }: Known): Verdict {
  const target = stored.get(mark.undoes ?? '');
  if (!target || target.passengerId !== mark.passengerId || target.kind === 'undone')
    return refused('nothing_to_undo');
  if (undone.has(target.nonce)) return 'known';
  if (target.officerId === mark.officerId && isUndoable(target.at, mark.at)) return 'stored';
  const undoesAll = undoesAt === 'everywhere' || undoesAt.includes(passenger.airportId);
  return undoesAll ? (closedBefore(passenger, mark.at) ?? 'stored') : refused('undo_too_late');
}

/** A device without a connection sends its marks later, so the time at which a mark was made counts. */
export function judgeMark(mark: Mark, known: Known): Verdict {
  const before = known.stored.get(mark.nonce);
  if (before) return isSame(before, mark) ? 'known' : refused('nonce_used');
  const passenger = known.passengers.get(mark.passengerId);
  if (!passenger || (passenger.removedAt && passenger.removedAt <= mark.at)) return refused('not_found');
  if (mark.kind === 'undone') return judgeUndo(mark, passenger, known);
  const { flightAt, expectedAt } = passenger;
  if (!isMarkable([flightAt, expectedAt ?? flightAt], mark.at)) return refused('outside_window');
  return closedBefore(passenger, mark.at) ?? 'stored';
}
