import { ApiProblem, session } from 'shared-api/http';
import type { BookingStatus } from 'shared-api/statuses';

/** What of a mark lies on this computer until it is answered: nobody's name. */
export interface UnsentMark {
  id: string;
  bookingIds: readonly number[];
  to: BookingStatus;
  sendsAt: number;
  /** How long was waited, for a No_Show. */
  reason?: string | undefined;
}

const prefix = () => `unsent-mark:${session.get().user?.id}:`;

/** Not so after a lost reply: the mark that is seen then may be the reader's own. */
export const isRefused = (problem: unknown): boolean => problem instanceof ApiProblem && problem.status < 500;

/** Each booking of a mark is a request of its own, which keeps its key however often it is sent. */
export const keyOf = (markId: string, bookingId: number): string => `${markId}-${bookingId}`;

/** The reader's marks that have no answer yet, in all tabs; every end of a session clears them with local storage. */
export const unsentMarks = {
  keep(mark: UnsentMark): void {
    try {
      localStorage.setItem(prefix() + mark.id, JSON.stringify(mark));
    } catch {
      // A full storage loses the copy, never the mark.
    }
  },
  forget: (id: string): void => localStorage.removeItem(prefix() + id),
  all: (): UnsentMark[] =>
    Object.entries(localStorage).flatMap(([name, text]) =>
      name.startsWith(prefix()) ? [JSON.parse(text) as UnsentMark] : [],
    ),
};
