export { revenueKobo, walletBalanceKobo } from './balances.ts';
export { closeBooking, type Refund, refundsOf } from './closeBooking.ts';
/** Bookings are debited in the statement that books them: post_bookings in migrations/500-book-flights.sql. */
export { guarded } from './guards.ts';
export { InsufficientFunds } from './InsufficientFunds.ts';
export { type InvoiceNumber, nextInvoiceNumbers } from './invoiceNumbers.ts';
export { postAdjustment } from './postAdjustment.ts';
export { postFunding, postRegistrationFee } from './postPayment.ts';
export { verifyLedger } from './verifyLedger.ts';
