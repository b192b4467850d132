import type { BookingDocumentData } from './renderBookingDocument.ts';
import type { SignedInvoice } from './renderInvoice.ts';
import type { QuotationData } from './renderQuotation.ts';
import type { MonthPackData, ReportData } from './renderReport.ts';
import type { StatementData } from './renderStatement.ts';
import type { Vouchers } from './renderVouchers.ts';

export { type CsvValue, csvLine, csvStart } from './csv.ts';
export type { FlightSection } from './flightSection.ts';
export { type InvoiceData, type InvoiceItem, itemDescription } from './invoiceData.ts';
export type { VoucherData } from './renderVouchers.ts';

// What draws papers, a third of all code that the server runs, is read with the first of them.

/** A booking with its passengers, to be shown at the airport (EXPORT-04). */
export const renderBookingDocument = async (data: BookingDocumentData): Promise<Buffer> =>
  (await import('./renderBookingDocument.ts')).renderBookingDocument(data);

/** An invoice while unpaid, a receipt once paid (INVOICE-11), on the authority's paper. */
export const renderInvoice = async (data: SignedInvoice): Promise<Buffer> =>
  (await import('./renderInvoice.ts')).renderInvoice(data);

/** Prices of a day; neither an invoice nor a receipt. */
export const renderQuotation = async (data: QuotationData): Promise<Buffer> =>
  (await import('./renderQuotation.ts')).renderQuotation(data);

/** What passengers show at the airport, one page for each booking. */
export const renderVouchers = async (data: Vouchers): Promise<Buffer> =>
  (await import('./renderVouchers.ts')).renderVouchers(data);

/** What moved a wallet in a period. */
export const renderStatement = async (data: StatementData): Promise<Buffer> =>
  (await import('./renderStatement.ts')).renderStatement(data);

/** A table of the books, of a day or a month. */
export const renderReport = async (data: ReportData): Promise<Buffer> =>
  (await import('./renderReport.ts')).renderReport(data);

/** All figures of a closed month. */
export const renderMonthPack = async (data: MonthPackData): Promise<Buffer> =>
  (await import('./renderReport.ts')).renderMonthPack(data);
