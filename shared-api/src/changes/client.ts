import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiProblem, call, download } from 'shared-api/http';
import { isOutcomeUnknown } from '../bookings/client.ts';
import type { BookingPaper } from '../bookings/replies.ts';
import { keys } from '../contract/keys.ts';
import * as api from './contract.ts';

export interface WantedChange {
  id: number;
  change: api.ChangeBody;
}

/** The quote contains the wallet's balance, so every refresh of the wallet must refresh it too. */
export const changeQuoteQuery = ({ id, change }: WantedChange) =>
  queryOptions({
    queryKey: [...keys.wallet, 'change', id, change],
    queryFn: async ({ signal }) =>
      (await call(api.quoteBookingChange, { params: { id }, body: change }, { signal })).data,
    retry: false,
    meta: { failure: 'The change cannot be made' },
  });

export interface ConfirmedChange extends WantedChange {
  charge: number;
  refund: number;
  /** The draft of the change contains this key, so that a retry after a reload can send the same key. */
  idempotencyKey?: string;
}

async function sendChange({ id, change, charge, refund, idempotencyKey }: ConfirmedChange) {
  try {
    return await call(
      api.changeBooking,
      { params: { id }, query: { expectedCharge: charge, expectedRefund: refund }, body: change },
      { idempotencyKey },
    );
  } catch (problem) {
    throw problem instanceof ApiProblem && isOutcomeUnknown(problem)
      ? problem.withHeadline('It is not certain yet whether the booking was changed')
      : problem;
  }
}

export const changeBookingMutation = mutationOptions({
  mutationKey: ['change-booking'],
  mutationFn: sendChange,
  meta: {
    success: 'Booking changed successfully',
    failure: 'The booking was not changed',
    invalidates: [keys.bookings, keys.wallet, keys.transactions, keys.activities],
  },
});

export const bookingPaperDownload = ({ id, number }: BookingPaper) =>
  download(api.bookingPaper, { params: { id } }, `${number}.pdf`);
