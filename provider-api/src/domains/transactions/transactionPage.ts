import { pageMeta } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import { prepared, type Queryable } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { presentConfig } from '../../settings/index.ts';
import { inOrder, type ListPage, listPage } from '../lists/index.ts';
import type { TransactionFilter } from './filter.ts';
import { type ClientList, countTransactions, transactionsAt } from './positions.ts';
import { transactionList } from './transactionList.ts';
import { chosenTransactions, type TransactionRow, toTransaction } from './transactionRow.ts';

const { pageSize } = portalSettings;

const rowsSql = prepared(
  `with chosen as (select * from transactions where transaction_id = any ($1::bigint[])) ${chosenTransactions}`,
);

async function pageOfClient(db: Queryable, list: ClientList, pageNumber: number): Promise<ListPage> {
  const total = await countTransactions(db, list);
  const offset = (pageNumber - 1) * pageSize;
  const ids = await transactionsAt(db, list, { offset, limit: pageSize, total });
  return { ids, meta: pageMeta(pageNumber, total, pageSize) };
}

/** A client's whole list is paged by its marks, any other one as the staff's lists are. */
function findPage(db: Queryable, filter: TransactionFilter, pageNumber: number): Promise<ListPage> {
  const { types, userId, ...narrowing } = filter;
  const narrowed = Object.values(narrowing).some((value) => value !== undefined && value !== '');
  return userId === undefined || narrowed
    ? listPage(db, transactionList(filter), pageNumber)
    : pageOfClient(db, { types, userId }, pageNumber);
}

/** One page, newest first unless sorted otherwise; a page outside the range is empty and has the right meta (G80, S23). */
export async function transactionPage({ db, config }: Context, filter: TransactionFilter, pageNumber = 1) {
  const { ids, meta } = await findPage(db, filter, pageNumber);
  const [{ rows }, present] = await Promise.all([
    db.query<TransactionRow>(rowsSql, [ids]),
    presentConfig(db, config),
  ]);
  const transactions = inOrder(ids, rows, ({ transactionId }) => transactionId);
  return { data: { transactions: transactions.map((row) => toTransaction(row, present)), meta }, meta };
}
