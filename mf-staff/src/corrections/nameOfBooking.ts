import type { OutcomeCorrection } from 'shared-api/corrections';

/** As people call it: by its invoice, which a booking from before there were invoices has not. */
export const nameOfBooking = ({ bookingId, invoiceNumber }: OutcomeCorrection): string =>
  invoiceNumber ?? `without invoice ${bookingId}`;
