export { revenueKobo, walletBalanceKobo } from './balances.ts';
export { type BookingClose, postEarned, postRefund } from './closeBooking.ts';
export { InsufficientFunds } from './InsufficientFunds.ts';
export { type InvoiceNumber, nextInvoiceNumbers } from './invoiceNumbers.ts';
export { type BookingDebit, postBooking } from './postBooking.ts';
export { postFunding, postRegistrationFee } from './postPayment.ts';
export { type LedgerCheck, verifyLedger } from './verifyLedger.ts';
