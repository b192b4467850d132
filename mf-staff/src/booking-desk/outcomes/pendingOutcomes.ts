import type { DeskBooking } from 'shared-api/bookings';
import { newIdempotencyKey } from 'shared-api/http';
import type { NextOutcome } from '../../shared/bookingOutcomes.ts';
import { keyOf, unsentOutcomes } from './unsentOutcomes.ts';

const undoMs = 6_000;

export interface PendingOutcome {
  id: string;
  outcome: NextOutcome;
  bookings: readonly DeskBooking[];
  /** The outcome is sent at this time, in ms of this computer's clock. */
  sendsAt: number;
  reason?: string | undefined;
  sent: boolean;
}

/**
 * The promise is fulfilled when the server has stored or refused the outcome. It is rejected if the server
 * fails or does not reply, although the outcome may have been stored.
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

  /**
   * `leaves` is true when the user leaves the page. The requests may then be lost, so the copy of the outcome
   * in local storage is deleted only after all requests have succeeded.
   */
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
    /** Leaves out a booking for which a colleague has already recorded an outcome. */
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
