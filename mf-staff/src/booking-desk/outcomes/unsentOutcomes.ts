import { ApiProblem, session } from 'shared-api/http';
import type { BookingStatus } from 'shared-api/statuses';

/** An outcome is stored unencrypted on this computer and therefore contains no names. */
export interface UnsentOutcome {
  id: string;
  bookingIds: readonly number[];
  to: BookingStatus;
  sendsAt: number;
  reason?: string | undefined;
}

const prefix = () => `unsent-outcome:${session.get().user?.id}:`;

/**
 * Only a reply with a client error is a refusal. Without a reply, or after a server error, the server may
 * have stored the outcome.
 */
export const isRefused = (problem: unknown): boolean => problem instanceof ApiProblem && problem.status < 500;

/** A booking's outcome has the same idempotency key at every attempt. */
export const keyOf = (outcomeId: string, bookingId: number): string => `${outcomeId}-${bookingId}`;

export const unsentOutcomes = {
  keep(outcome: UnsentOutcome): void {
    try {
      localStorage.setItem(prefix() + outcome.id, JSON.stringify(outcome));
    } catch {
      // If the storage is full, only this copy of the outcome is lost.
    }
  },
  forget: (id: string): void => localStorage.removeItem(prefix() + id),
  all: (): UnsentOutcome[] =>
    Object.entries(localStorage).flatMap(([name, text]) =>
      name.startsWith(prefix()) ? [JSON.parse(text) as UnsentOutcome] : [],
    ),
};
