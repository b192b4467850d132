import type { DeskBooking } from 'shared-api/bookings';
import { newIdempotencyKey } from 'shared-api/http';
import type { NextOutcome } from '../../shared/bookingOutcomes.ts';
import { keyOf, unsentOutcomes } from './unsentOutcomes.ts';

/** An outcome is sent only after this time, so that it can be undone until then. */
const undoMs = 6_000;

/** An outcome is pending until it is stored; the bookings of a flight share one. */
export interface PendingOutcome {
  id: string;
  outcome: NextOutcome;
  bookings: readonly DeskBooking[];
  /** The time of sending, by this computer's clock; until then the outcome can be undone. */
  sendsAt: number;
  reason?: string | undefined;
  sent: boolean;
}

/**
 * Resolves when the outcome is stored or refused; rejects without a reply or on a server error, since it may or may not
 * be stored.
 */
export type SendOutcome = (
  booking: DeskBooking,
  outcome: NextOutcome,
  sent: { idempotencyKey: string; reason: string | undefined },
) => Promise<unknown>;

const keep = ({ id, outcome, bookings, sendsAt, reason }: PendingOutcome) =>
  unsentOutcomes.keep({
    id,
    to: outcome.to,
    bookingIds: bookings.map((booking) => booking.id),
    sendsAt,
    reason,
  });

export function createPendingOutcomes(sendOutcome: SendOutcome) {
  let outcomes: readonly PendingOutcome[] = [];
  const timers = new Map<PendingOutcome, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const change = (next: readonly PendingOutcome[]) => {
    outcomes = next;
    for (const listener of listeners) listener();
  };
  const stop = (pending: PendingOutcome) => {
    clearTimeout(timers.get(pending));
    timers.delete(pending);
  };
  const replace = (pending: PendingOutcome, by: readonly PendingOutcome[]) =>
    change(outcomes.flatMap((one) => (one === pending ? by : [one])));

  /** Each call reports its own failure. What is sent while leaving the page stays in storage until there is a reply. */
  const sendOne = async (pending: PendingOutcome, leaves: boolean): Promise<void> => {
    stop(pending);
    const sent = { ...pending, sent: true };
    replace(pending, [sent]);
    const { id, outcome, bookings, reason } = pending;
    const answers = await Promise.allSettled(
      bookings.map((booking) =>
        sendOutcome(booking, outcome, { idempotencyKey: keyOf(id, booking.id), reason }),
      ),
    );
    if (!leaves || answers.every(({ status }) => status === 'fulfilled')) unsentOutcomes.forget(id);
    replace(sent, []);
  };

  const start = (pending: PendingOutcome) =>
    timers.set(
      pending,
      setTimeout(() => void sendOne(pending, false), Math.max(0, pending.sendsAt - Date.now())),
    );

  return {
    get: () => outcomes,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(bookings: readonly DeskBooking[], outcome: NextOutcome, reason?: string): void {
      const pending = {
        id: newIdempotencyKey(),
        outcome,
        bookings,
        sendsAt: Date.now() + undoMs,
        reason,
        sent: false,
      };
      change([...outcomes, pending]);
      keep(pending);
      start(pending);
    },
    undo(pending: PendingOutcome): void {
      stop(pending);
      unsentOutcomes.forget(pending.id);
      replace(pending, []);
    },
    /** Drops the outcome of one booking, because a colleague has recorded another one first. */
    leaveOut(bookingId: number): void {
      const pending = outcomes.find(
        ({ sent, bookings }) => !sent && bookings.some(({ id }) => id === bookingId),
      );
      if (!pending) return;
      stop(pending);
      const bookings = pending.bookings.filter(({ id }) => id !== bookingId);
      const rest = { ...pending, bookings };
      replace(pending, bookings.length > 0 ? [rest] : []);
      if (bookings.length > 0) {
        keep(rest);
        start(rest);
      } else unsentOutcomes.forget(pending.id);
    },
    sendAll(): Promise<unknown> | undefined {
      const waiting = outcomes.filter(({ sent }) => !sent);
      return waiting.length > 0 ? Promise.all(waiting.map((pending) => sendOne(pending, true))) : undefined;
    },
  };
}

export type PendingOutcomes = ReturnType<typeof createPendingOutcomes>;

export const pendingOf = (all: readonly PendingOutcome[], bookingId: number): PendingOutcome | undefined =>
  all.find(({ bookings }) => bookings.some(({ id }) => id === bookingId));
