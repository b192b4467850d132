export { revenueKobo, walletBalanceKobo } from './balances.ts';
export { postEarned, postRefund } from './closeBooking.ts';
export { InsufficientFunds } from './InsufficientFunds.ts';
export { type InvoiceNumber, nextInvoiceNumbers } from './invoiceNumbers.ts';
export { postBooking } from './postBooking.ts';
export { postFunding, postRegistrationFee } from './postPayment.ts';
export { verifyLedger } from './verifyLedger.ts';
