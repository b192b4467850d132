import type { PageMeta, Transaction } from 'shared-api/contract';
import { prepared } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { currentConfig } from '../../settings/index.ts';
import {
  bookingMarks,
  inOrder,
  listPage,
  type MarkedList,
  markedPage,
  paymentMarks,
} from '../lists/index.ts';
import { conditionsOf, type TransactionFilter } from './filter.ts';
import { transactionList } from './transactionList.ts';
import { chosenTransactions, type TransactionRow, toTransaction } from './transactionRow.ts';
import { bookingType, fundType, registrationType, type TransactionType } from './transactionTypes.ts';

const rowsSql = prepared(
  `with chosen as (select * from transactions where transaction_id = any ($1::bigint[])) ${chosenTransactions}`,
);

async function transactionsOf({ db, config }: Context, ids: readonly number[]): Promise<Transaction[]> {
  const [{ rows }, present] = await Promise.all([
    db.query<TransactionRow>(rowsSql, [ids]),
    currentConfig(db, config),
  ]);
  return inOrder(ids, rows, ({ transactionId }) => transactionId).map((row) => toTransaction(row, present));
}

const marks = {
  [bookingType]: bookingMarks,
  [registrationType]: paymentMarks(registrationType),
  [fundType]: paymentMarks(fundType),
};

/** The whole list of a client. */
const clientList = (userId: number, types: readonly TransactionType[]): MarkedList => ({
  from: 'transactions t',
  createdAt: 't.created_at',
  id: 't.transaction_id',
  conditions: conditionsOf({ types, userId }),
  parts: types.map((type) => ({ conditions: conditionsOf({ types: [type], userId }), marks: marks[type] })),
  userId,
});

/** A client's whole list is paged by its marks, any other one as the staff's lists are. */
async function findPage(
  ctx: Context,
  filter: TransactionFilter,
  pageNumber: number,
): Promise<{ data: Transaction[]; meta: PageMeta }> {
  const { types, userId, ...narrowing } = filter;
  const narrowed = Object.values(narrowing).some((value) => value !== undefined && value !== '');
  const read = (ids: readonly number[]) => transactionsOf(ctx, ids);
  if (userId !== undefined && !narrowed)
    return markedPage(ctx.db, clientList(userId, types), { pageNumber, read });
  const { ids, meta } = await listPage(ctx.db, transactionList(filter), pageNumber);
  return { data: await read(ids), meta };
}

/** One page, newest first unless sorted otherwise; a page outside the range is empty and has the right meta (G80, S23). */
export async function transactionPage(ctx: Context, filter: TransactionFilter, pageNumber = 1) {
  const { data: transactions, meta } = await findPage(ctx, filter, pageNumber);
  return { data: { transactions, meta }, meta };
}
