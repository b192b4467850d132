import type { Domain } from '../../domain.ts';
import { routes } from './routes.ts';

export { drawnTransaction } from './drawnTransaction.ts';
export { findTransaction } from './findTransaction.ts';
export { readTransaction, readTransactions } from './readTransaction.ts';
export { transactionSearch } from './transactionList.ts';

export { type TransactionRow, toTransaction } from './transactionRow.ts';

export const transactions: Domain = { routes };
