import { type DateInput, formatDate } from './dates.ts';
import { safeFileName } from './files.ts';

export interface Named {
  business_Name?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

/** The business name, else first and last name (ACTIVITY-03, G77). */
export const displayName = (person: Named): string =>
  person.business_Name || [person.firstName, person.lastName].filter(Boolean).join(' ');

/** The names under which papers are saved and mailed (INVOICE-01, G77); a file system takes about 250 letters. */
const pdf = (...parts: readonly string[]): string =>
  safeFileName(`${parts.map((part) => part.slice(0, 120)).join(' - ')}.pdf`);

/** '{business name} - {transaction type} - {date created}.pdf' */
export const transactionPdfName = (payer: string, transactType: string, dateCreated: DateInput): string =>
  pdf(payer, transactType, formatDate(dateCreated));

/** '{service name} - {invoice number}.pdf', of a booking or of all that were made together. */
export const bookingReceiptPdfName = (serviceName: string, invoiceNumbers: string): string =>
  pdf(serviceName, invoiceNumbers);

/** A booking as a document, under who booked it (EXPORT-04). */
export const bookingPdfName = (bookedBy: string): string => pdf(bookedBy);
