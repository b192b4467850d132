import { bookingStatuses } from 'shared-api/statuses';
import { type TransactionType, transactionTypes } from 'shared-api/transactions';
import { paymentListStatuses } from 'shared-api/wallet';
import { param } from 'shared-ui/data';

export const statusesOf = (type: TransactionType): readonly string[] =>
  type === transactionTypes.booking ? bookingStatuses : paymentListStatuses;

const addressOf = (type: TransactionType) => ({
  search: param.text(),
  status: param.oneOf(statusesOf(type)),
  from: param.day(),
  to: param.day(),
});
const addresses = [addressOf(0), addressOf(1), addressOf(2)] as const;

export const transactionsParams = (type: TransactionType) => addresses[type];
