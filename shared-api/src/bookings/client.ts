import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiProblem, call, download, isUnanswered, tellMissing } from 'shared-api/http';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { bookingPdfName, bookingReceiptPdfName, calendarName } from '../documents/names.ts';
import { nairaFromKobo } from '../money/money.ts';
import { displayName } from '../wording/names.ts';
import * as api from './contract.ts';
import type { Booking } from './replies.ts';

export const bookingQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.bookings, id],
    queryFn: async ({ signal }) => {
      const booking = call(api.bookingById, { params: { id } }, { signal });
      return (await booking.catch(tellMissing('Booking does not exist'))).data;
    },
    meta: api.bookingById.meta,
  });

/** A retry must send the same `idempotencyKey`; otherwise the flights are booked twice. */
export interface BookingIntent {
  idempotencyKey: string;
  expectedTotalKobo: number;
  termsVersion: string;
  bookings: BodyOf<typeof api.createBookings>;
}

export const shownWith = (
  expectedTotalKobo: number,
  termsVersion: string,
): QueryOf<typeof api.createBookings> => ({
  expectedTotal: nairaFromKobo(expectedTotalKobo),
  termsVersion,
});

const unsureStatuses = [502, 503, 504];

export const isOutcomeUnknown = (problem: unknown): boolean =>
  isUnanswered(problem) || (problem instanceof ApiProblem && unsureStatuses.includes(problem.status));

export const isPriceChange = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'price_changed';

export const isOverLimit = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && problem.code === 'over_limit';

function headlineOf(problem: ApiProblem): string | undefined {
  if (isOutcomeUnknown(problem)) return 'It is not certain yet whether the booking went through';
  return problem.code === 'idempotency_key_reused'
    ? 'These passengers have already been booked in another tab'
    : undefined;
}

async function sendBookings({ bookings, expectedTotalKobo, termsVersion, idempotencyKey }: BookingIntent) {
  try {
    return await call(
      api.createBookings,
      { body: bookings, query: shownWith(expectedTotalKobo, termsVersion) },
      { idempotencyKey },
    );
  } catch (problem) {
    const headline = problem instanceof ApiProblem ? headlineOf(problem) : undefined;
    throw problem instanceof ApiProblem && headline ? problem.withHeadline(headline) : problem;
  }
}

export const createBookingsMutation = mutationOptions({
  mutationFn: sendBookings,
  meta: {
    success: 'Booking made successfully',
    failure: 'Booking creation failed',
    // The booking form shows these errors itself.
    silentCodes: ['hour_full', 'network', 'not_offered', 'over_limit', 'price_changed'],
    invalidates: [keys.bookings, keys.wallet, keys.transactions, keys.activities],
  },
});

const afterStatusChange = [keys.bookings, keys.wallet, keys.transactions, keys.activities];

export const cancelBookingMutation = mutationOptions({
  mutationFn: (id: number) => call(api.updateBookingStatus, { body: { Id: id, BookingStatus: 'Canceled' } }),
  meta: {
    loading: true,
    success: 'Booking canceled successfully',
    failure: 'Booking update failed',
    invalidates: afterStatusChange,
  },
});

type OutcomeIntent = BodyOf<typeof api.updateBookingStatus> & { idempotencyKey?: string };

/** The desk shows its own success message. `keepalive` lets the request finish after the page is closed. */
export const recordOutcomeMutation = mutationOptions({
  mutationKey: ['record-outcome'],
  mutationFn: ({ idempotencyKey, ...body }: OutcomeIntent) =>
    call(api.updateBookingStatus, { body }, { keepalive: true, idempotencyKey }),
  meta: { failure: 'Booking update failed', invalidates: afterStatusChange },
});

export const bookingReceiptDownload = (booking: Booking) =>
  download(
    api.bookingReceipt,
    { params: { id: String(booking.id) } },
    bookingReceiptPdfName(booking.service.name, booking.invoiceNumber ?? String(booking.id)),
  );

export const bookedReceiptDownload = (batchCode: string, serviceName: string, invoiceNumbers: string) =>
  download(
    api.bookingReceipt,
    { params: { id: batchCode } },
    bookingReceiptPdfName(serviceName, invoiceNumbers),
  );

export const bookedCalendarDownload = (batchCode: string, serviceName: string, invoiceNumbers: string) =>
  download(api.bookingCalendar, { params: { id: batchCode } }, calendarName(serviceName, invoiceNumbers));

export const bookingExportDownload = (booking: Booking) =>
  download(
    api.bookingDocument,
    { params: { id: booking.id } },
    bookingPdfName(displayName(booking.applicationUser)),
  );

export const bookingsExport = (query: QueryOf<typeof api.listBookings>) =>
  download(api.exportBookings, { query }, 'Bookings.csv');

export const ownBookingsExport = (query: QueryOf<typeof api.listOwnBookings>) =>
  download(api.exportOwnBookings, { query }, 'Bookings.csv');
