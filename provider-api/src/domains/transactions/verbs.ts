import { exportOfType } from './listTransactions.ts';
import { bookingType, fundType, registrationType } from './transactionTypes.ts';

export { invoiceByCode, invoiceDocumentByCode } from './invoiceByCode.ts';
export { listTransactions, listTransactionsOfType } from './listTransactions.ts';
export { transactionById } from './transactionById.ts';
export { transactionOfType } from './transactionOfType.ts';

export const exportBookingTransactions = exportOfType(bookingType);
export const exportFundTransactions = exportOfType(fundType);
export const exportRegistrationTransactions = exportOfType(registrationType);
