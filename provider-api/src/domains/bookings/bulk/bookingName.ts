import type { BookingRow } from '../bookingRow.ts';

export const bookingName = ({ id, invoiceId, flightNumber }: BookingRow): string =>
  `${invoiceId ?? id}, ${flightNumber}`;
