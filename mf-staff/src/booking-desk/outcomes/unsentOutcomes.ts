import { ApiProblem, session } from 'shared-api/http';
import type { BookingStatus } from 'shared-api/statuses';

/** It lies on this computer until it is answered, so it names nobody. */
export interface UnsentOutcome {
  id: string;
  bookingIds: readonly number[];
  to: BookingStatus;
  sendsAt: number;
  /** A No_Show says here how long was waited. */
  reason?: string | undefined;
}

const prefix = () => `unsent-outcome:${session.get().user?.id}:`;

/** After a lost reply the outcome that is seen may be the reader's own, so that is no refusal. */
export const isRefused = (problem: unknown): boolean => problem instanceof ApiProblem && problem.status < 500;

/** Each booking of an outcome is a request of its own, which keeps its key however often it is sent. */
export const keyOf = (outcomeId: string, bookingId: number): string => `${outcomeId}-${bookingId}`;

/**
 * These are the reader's outcomes without an answer, in all tabs; every end of a session clears them with local
 * storage.
 */
export const unsentOutcomes = {
  keep(outcome: UnsentOutcome): void {
    try {
      localStorage.setItem(prefix() + outcome.id, JSON.stringify(outcome));
    } catch {
      // A full storage loses the copy, never the outcome.
    }
  },
  forget: (id: string): void => localStorage.removeItem(prefix() + id),
  all: (): UnsentOutcome[] =>
    Object.entries(localStorage).flatMap(([name, text]) =>
      name.startsWith(prefix()) ? [JSON.parse(text) as UnsentOutcome] : [],
    ),
};
