export { type CsvValue, csvLine, csvStart } from './csv.ts';
export type { FlightSection } from './flightSection.ts';
export { type InvoiceData, type InvoiceItem, itemDescription } from './invoiceData.ts';
export { renderBookingDocument } from './renderBookingDocument.ts';
export { renderInvoice } from './renderInvoice.ts';
export { renderQuotation } from './renderQuotation.ts';
export { type MonthPackData, renderMonthPack, renderReport } from './renderReport.ts';
export { renderStatement } from './renderStatement.ts';
export { renderVouchers, type VoucherData } from './renderVouchers.ts';
