export { balanceKobo, revenueKobo, walletBalanceKobo } from './balances.ts';
export {
  type BookingClose,
  closeBooking,
  keptOfChanges,
  type Refund,
  refundedOfBooking,
  refundsOf,
} from './closeBooking.ts';
export { type InvoiceNumber, nextInvoiceNumbers, numberedYear, takeNumbers } from './invoiceNumbers.ts';
export { issuePaper } from './issuePaper.ts';
export { postAdjustment } from './postAdjustment.ts';
export { postBookings } from './postBookings.ts';
export { postChange } from './postChange.ts';
export { type Decided, postDecision } from './postDecision.ts';
export { postFunding, postRegistrationFee } from './postPayment.ts';
export { postPayout } from './postPayout.ts';
export { postSettlement } from './postSettlement.ts';
export { recloseBooking } from './recloseBooking.ts';
export { suspenseKobo } from './suspense.ts';
export { verifyLedger } from './verifyLedger.ts';
