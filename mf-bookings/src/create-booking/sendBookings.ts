import { createBookings, shownWith } from 'shared-api/bookings';
import { ApiProblem, call, isUnanswered } from 'shared-api/http';
import type { BookingIntent } from './wizard.ts';

/** Somebody on the way answered in the server's place, or the server could not say what became of it. */
const unsureStatuses = [502, 503, 504];

/** Whether the booking may have gone through although no confirmation came. */
export const isOutcomeUnknown = (problem: unknown): boolean =>
  isUnanswered(problem) || (problem instanceof ApiProblem && unsureStatuses.includes(problem.status));

/** The server reckons another total than the page showed, and has booked nothing (G87). */
export const isPriceChange = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'price_changed';

/** The same draft has been booked at another total, in another tab. */
const isBookedElsewhere = (problem: ApiProblem): boolean => problem.code === 'idempotency_key_reused';

function headlineOf(problem: ApiProblem): string | undefined {
  if (isOutcomeUnknown(problem)) return 'It is not certain yet whether the booking went through';
  if (isBookedElsewhere(problem)) return 'These passengers have already been booked in another tab';
  return isPriceChange(problem) ? 'The price has changed' : undefined;
}

/** Sends what was confirmed. A failure is shown as what it is: a lost reply is not a failed booking. */
export async function sendBookings({ bookings, expectedTotalKobo, idempotencyKey }: BookingIntent) {
  try {
    const shown = shownWith(expectedTotalKobo);
    return await call(createBookings, { body: bookings, query: shown }, { idempotencyKey });
  } catch (problem) {
    const headline = problem instanceof ApiProblem ? headlineOf(problem) : undefined;
    if (!(problem instanceof ApiProblem) || !headline) throw problem;
    throw problem.withHeadline(headline);
  }
}
