import type { BookingRow } from '../bookingRow.ts';

/** What lists of many bookings call one: its invoice, else its id, and its flight. */
export const bookingName = ({ id, invoiceId, flightNumber }: BookingRow): string =>
  `${invoiceId ?? id}, ${flightNumber}`;
