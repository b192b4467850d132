import type { DeskBooking } from 'shared-api/bookings';
import { newIdempotencyKey } from 'shared-api/http';
import type { NextOutcome } from '../shared/bookingOutcomes.ts';
import { keyOf, unsentMarks } from './unsentMarks.ts';

/** How long an outcome can be taken back before it is sent. */
const undoMs = 6_000;

/** One outcome, marked for one booking or for a flight's, until it is stored. */
export interface Mark {
  id: string;
  outcome: NextOutcome;
  bookings: readonly DeskBooking[];
  /** When it is sent, by this computer's clock; it can be taken back until then. */
  sendsAt: number;
  /** What the question before it gave. */
  reason?: string | undefined;
  sent: boolean;
}

/** Rejects when no answer came. */
export type SendOutcome = (
  booking: DeskBooking,
  outcome: NextOutcome,
  sent: { idempotencyKey: string; reason: string | undefined },
) => Promise<unknown>;

const keep = ({ id, outcome, bookings, sendsAt, reason }: Mark) =>
  unsentMarks.keep({
    id,
    to: outcome.to,
    bookingIds: bookings.map((booking) => booking.id),
    sendsAt,
    reason,
  });

/** The outcomes that are marked and not stored yet. */
export function createMarks(sendOutcome: SendOutcome) {
  let marks: readonly Mark[] = [];
  const timers = new Map<Mark, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Mark[]) => {
    marks = next;
    for (const listener of listeners) listener();
  };
  const stop = (mark: Mark) => {
    clearTimeout(timers.get(mark));
    timers.delete(mark);
  };
  const replace = (mark: Mark, by: readonly Mark[]) =>
    change(marks.flatMap((one) => (one === mark ? by : [one])));

  /** The answers are told by their calls. What left with its page stays kept until there is one. */
  const sendMark = async (mark: Mark, leaves: boolean): Promise<void> => {
    stop(mark);
    const sent = { ...mark, sent: true };
    replace(mark, [sent]);
    const { id, outcome, bookings, reason } = mark;
    const answers = await Promise.allSettled(
      bookings.map((booking) =>
        sendOutcome(booking, outcome, { idempotencyKey: keyOf(id, booking.id), reason }),
      ),
    );
    if (!leaves || answers.every(({ status }) => status === 'fulfilled')) unsentMarks.forget(id);
    replace(sent, []);
  };

  const start = (mark: Mark) =>
    timers.set(
      mark,
      setTimeout(() => void sendMark(mark, false), Math.max(0, mark.sendsAt - Date.now())),
    );

  return {
    get: () => marks,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(bookings: readonly DeskBooking[], outcome: NextOutcome, reason?: string): void {
      const mark = {
        id: newIdempotencyKey(),
        outcome,
        bookings,
        sendsAt: Date.now() + undoMs,
        reason,
        sent: false,
      };
      change([...marks, mark]);
      keep(mark);
      start(mark);
    },
    undo(mark: Mark): void {
      stop(mark);
      unsentMarks.forget(mark.id);
      replace(mark, []);
    },
    /** Leaves one booking out: somebody else was faster. */
    leaveOut(bookingId: number): void {
      const mark = marks.find(({ sent, bookings }) => !sent && bookings.some(({ id }) => id === bookingId));
      if (!mark) return;
      stop(mark);
      const bookings = mark.bookings.filter(({ id }) => id !== bookingId);
      const rest = { ...mark, bookings };
      replace(mark, bookings.length > 0 ? [rest] : []);
      if (bookings.length > 0) {
        keep(rest);
        start(rest);
      } else unsentMarks.forget(mark.id);
    },
    sendAll(): Promise<unknown> | undefined {
      const waiting = marks.filter(({ sent }) => !sent);
      return waiting.length > 0 ? Promise.all(waiting.map((mark) => sendMark(mark, true))) : undefined;
    },
  };
}

export type Marks = ReturnType<typeof createMarks>;

export const markOf = (marks: readonly Mark[], bookingId: number): Mark | undefined =>
  marks.find(({ bookings }) => bookings.some(({ id }) => id === bookingId));
