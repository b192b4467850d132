import type { OutcomeCorrection } from 'shared-api/corrections';

/** Bookings made before invoices were introduced have no invoice number. */
export const nameOfBooking = ({ bookingId, invoiceNumber }: OutcomeCorrection): string =>
  invoiceNumber ?? `without invoice ${bookingId}`;
