export { revenueKobo, walletBalanceKobo } from './balances.ts';
export { closeBooking, type Refund, refundsOf } from './closeBooking.ts';
export { InsufficientFunds } from './InsufficientFunds.ts';
export {
  drawnNumbers,
  type InvoiceNumber,
  invoiceNumbersAtCommit,
  invoiceYear,
  nextInvoiceNumbers,
} from './invoiceNumbers.ts';
export { postAdjustment } from './postAdjustment.ts';
export { postBooking } from './postBooking.ts';
export { postFunding, postRegistrationFee } from './postPayment.ts';
export { verifyLedger } from './verifyLedger.ts';
