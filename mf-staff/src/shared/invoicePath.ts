import { transactionTypes } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';
import { links } from 'shared-ui';

const { registration, fund } = transactionTypes;

export const invoicePath = ({
  transactionId,
  transactionType,
}: Pick<Transaction, 'transactionId' | 'transactionType'>): string =>
  links.transaction(String(transactionId), transactionType === registration ? registration : fund);
