import { bookingStatuses } from 'shared-api/statuses';
import { type TransactionType, transactionTypes } from 'shared-api/transactions';
import { paymentListStatuses } from 'shared-api/wallet';
import { param } from 'shared-ui/data';

export const statusesOf = (type: TransactionType): readonly string[] =>
  type === transactionTypes.booking ? bookingStatuses : paymentListStatuses;

export const transactionsParams = (type: TransactionType) => ({
  search: param.text(),
  status: param.oneOf(statusesOf(type)),
  from: param.day(),
  to: param.day(),
});
