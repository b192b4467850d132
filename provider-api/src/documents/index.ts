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

// The drawing code is a third of the server's code, and is loaded only with the first document.

export const renderBookingDocument = async (data: BookingDocumentData): Promise<Buffer> =>
  (await import('./renderBookingDocument.ts')).renderBookingDocument(data);

export const renderInvoice = async (data: SignedInvoice): Promise<Buffer> =>
  (await import('./renderInvoice.ts')).renderInvoice(data);

export const renderQuotation = async (data: QuotationData): Promise<Buffer> =>
  (await import('./renderQuotation.ts')).renderQuotation(data);

export const renderVouchers = async (data: Vouchers): Promise<Buffer> =>
  (await import('./renderVouchers.ts')).renderVouchers(data);

export const renderStatement = async (data: StatementData): Promise<Buffer> =>
  (await import('./renderStatement.ts')).renderStatement(data);

export const renderReport = async (data: ReportData): Promise<Buffer> =>
  (await import('./renderReport.ts')).renderReport(data);

export const renderMonthPack = async (data: MonthPackData): Promise<Buffer> =>
  (await import('./renderReport.ts')).renderMonthPack(data);
