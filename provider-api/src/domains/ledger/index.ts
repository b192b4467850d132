export { balanceKobo, walletBalanceKobo } from './balances.ts';
export {
  type BookingClose,
  closeBooking,
  keptOfChanges,
  type Refund,
  recloseBooking,
  refundedOfBooking,
  refundsOf,
} from './closeBooking.ts';
export { type InvoiceNumber, nextInvoiceNumber, numberedYear, takeNumbers } from './invoiceNumbers.ts';
export { issuePaper } from './issuePaper.ts';
export {
  postAdjustment,
  postBookings,
  postChange,
  postDecision,
  postPayment,
  postPayout,
  postSettlement,
} from './postings.ts';
export type { Sides } from './postJournals.ts';
export { suspenseKobo } from './suspense.ts';
export { verifyLedger } from './verifyLedger.ts';
