import { line, oneOf, optionalId } from '../contract/fields.ts';
import { optionalDay, searchedPage } from '../contract/queries.ts';
import { number } from '../contract/yup.ts';
import { transactionSorts } from './rules.ts';

const naira = () => number().min(0).max(1e12).optional();

export const transactionList = searchedPage.shape({
  paymentStatus: line(20).optional(),
  status: line(20).optional(),
  clientId: optionalId(),
  from: optionalDay(),
  to: optionalDay(),
  amountFrom: naira(),
  amountTo: naira(),
  sort: oneOf(transactionSorts),
});
