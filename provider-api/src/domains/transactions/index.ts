import type { Domain } from '../../domain.ts';
import * as verbs from './verbs.ts';

export { drawnTransaction } from './drawnTransaction.ts';
export { findTransaction } from './findTransaction.ts';
export { readTransactions, transactionReply } from './readTransaction.ts';
export { transactionList, transactionSearch } from './transactionList.ts';
export { paymentReceiptReply, receiptReply } from './transactionReceipt.ts';

export { type TransactionRow, toTransaction } from './transactionRow.ts';
export { bookingType, readScope, readType, visibleTypes } from './transactionTypes.ts';

export const transactions: Domain = {
  verbs,
};
