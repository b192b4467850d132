import type { OutcomeCorrection } from 'shared-api/corrections';

/** Old bookings have no invoice number. */
export const nameOfBooking = ({ bookingId, invoiceNumber }: OutcomeCorrection): string =>
  invoiceNumber ?? `without invoice ${bookingId}`;
