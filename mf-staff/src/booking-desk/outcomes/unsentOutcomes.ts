import { ApiProblem, session } from 'shared-api/http';
import type { BookingStatus } from 'shared-api/statuses';

/** Stored on this computer until there is a reply, so it contains no names. */
export interface UnsentOutcome {
  id: string;
  bookingIds: readonly number[];
  to: BookingStatus;
  sendsAt: number;
  reason?: string | undefined;
}

const prefix = () => `unsent-outcome:${session.get().user?.id}:`;

/** Without a reply the request may have been stored, so only a reply with a client error counts as a refusal. */
export const isRefused = (problem: unknown): boolean => problem instanceof ApiProblem && problem.status < 500;

/** Each booking is a request of its own, with the same idempotency key however often it is sent. */
export const keyOf = (outcomeId: string, bookingId: number): string => `${outcomeId}-${bookingId}`;

/** The user's outcomes without a reply, from all tabs. Every end of a session clears them with local storage. */
export const unsentOutcomes = {
  keep(outcome: UnsentOutcome): void {
    try {
      localStorage.setItem(prefix() + outcome.id, JSON.stringify(outcome));
    } catch {
      // If storage is full, only this copy is lost.
    }
  },
  forget: (id: string): void => localStorage.removeItem(prefix() + id),
  all: (): UnsentOutcome[] =>
    Object.entries(localStorage).flatMap(([name, text]) =>
      name.startsWith(prefix()) ? [JSON.parse(text) as UnsentOutcome] : [],
    ),
};
