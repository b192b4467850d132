import type { BookingRow } from '../bookingRow.ts';

/** The invoice names it, else its id. */
export const bookingName = ({ id, invoiceId, flightNumber }: BookingRow): string =>
  `${invoiceId ?? id}, ${flightNumber}`;
