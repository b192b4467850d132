import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve, servePublic } from '../../http/serve.ts';
import { invoiceByCode, invoiceDocumentByCode } from './invoiceByCode.ts';
import { exportOfType, listTransactions, listTransactionsOfType } from './listTransactions.ts';
import { transactionById } from './transactionById.ts';
import { transactionOfType } from './transactionOfType.ts';
import { bookingType, fundType, registrationType } from './transactionTypes.ts';

export { drawnTransaction } from './drawnTransaction.ts';
export { findTransaction } from './findTransaction.ts';
export { readTransactions, transactionReply } from './readTransaction.ts';
export { transactionList, transactionSearch } from './transactionList.ts';
export { paymentReceiptReply, receiptReply } from './transactionReceipt.ts';

export { type TransactionRow, toTransaction } from './transactionRow.ts';
export { bookingType, readScope, readType, visibleTypes } from './transactionTypes.ts';

export const transactions: Domain = {
  routes(api) {
    serve(api, contract.listTransactions, listTransactions);
    serve(api, contract.transactionById, transactionById);
    serve(api, contract.listTransactionsOfType, listTransactionsOfType);
    serve(api, contract.transactionOfType, transactionOfType);
    serve(api, contract.exportBookingTransactions, exportOfType(bookingType));
    serve(api, contract.exportFundTransactions, exportOfType(fundType));
    serve(api, contract.exportRegistrationTransactions, exportOfType(registrationType));
    servePublic(api, contract.invoiceByCode, invoiceByCode);
    servePublic(api, contract.invoiceDocumentByCode, invoiceDocumentByCode);
  },
};
