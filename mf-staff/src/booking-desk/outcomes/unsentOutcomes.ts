import { ApiProblem, session } from 'shared-api/http';
import type { BookingStatus } from 'shared-api/statuses';
import { notify } from 'shared-ui';

/** An outcome is stored unencrypted on this computer and therefore contains no names. */
export interface UnsentOutcome {
  id: string;
  bookingIds: readonly number[];
  to: BookingStatus;
  sendsAt: number;
  reason?: string | undefined;
}

const prefix = () => `unsent-outcome:${session.get().user?.id}:`;

/** The end of a session clears local storage, so an unsent outcome is lost and the user must mark it again. */
export function tellLost(problem: Error): void {
  if (problem instanceof ApiProblem && problem.status === 401)
    notify.warning('What you marked last is not stored. Please mark it again.', { sticky: true });
}

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
