import type { OutcomeCorrection } from 'shared-api/corrections';

/** A booking from before there were invoices has no invoice number. */
export const nameOfBooking = ({ bookingId, invoiceNumber }: OutcomeCorrection): string =>
  invoiceNumber ?? `without invoice ${bookingId}`;
