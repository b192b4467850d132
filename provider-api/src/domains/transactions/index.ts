import type { Domain } from '../../domain.ts';
import { anchorJob, paymentAnchors } from '../../lists/index.ts';
import { routes } from './routes.ts';

export { findTransaction } from './findTransaction.ts';
export { invoiceOf } from './invoiceOf.ts';
export { readTransaction, readTransactions } from './readTransaction.ts';
export { transactionSearch } from './transactionList.ts';

import { fundType, registrationType } from './transactionTypes.ts';

export { type TransactionRow, toTransaction } from './transactionRow.ts';
export const transactions: Domain = {
  routes,
  periodic: [anchorJob('transactions.mark', [paymentAnchors(registrationType), paymentAnchors(fundType)])],
};
