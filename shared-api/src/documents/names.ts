import { type DateInput, formatDate } from '../dates/dates.ts';
import { firstCharacters } from '../text/firstCharacters.ts';
import { safeFileName } from './safeFileName.ts';

const named = (ending: string, ...parts: readonly string[]): string =>
  safeFileName(`${parts.map((part) => firstCharacters(part, 120)).join(' - ')}.${ending}`);
const pdf = (...parts: readonly string[]): string => named('pdf', ...parts);

export const transactionPdfName = (payer: string, transactType: string, dateCreated: DateInput): string =>
  pdf(payer, transactType, formatDate(dateCreated));

export const bookingReceiptPdfName = (serviceName: string, invoiceNumbers: string): string =>
  pdf(serviceName, invoiceNumbers);

export const calendarName = (serviceName: string, invoiceNumbers: string): string =>
  named('ics', serviceName, invoiceNumbers);

export const voucherPdfName = (number: string): string => pdf(`Voucher ${number}`);

export const quotationPdfName = (id: number, version: number): string => pdf(`Quotation Q-${id}-${version}`);

export const bookingPdfName = (bookedBy: string): string => pdf(bookedBy);
