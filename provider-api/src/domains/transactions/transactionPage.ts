import { pageMeta } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import { onlyRow } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { type TransactionFilter, whereOf } from './filter.ts';
import { chosenTransactions, type TransactionRow, toTransaction } from './transactionRow.ts';

const { pageSize } = portalSettings;

/** One page, newest first; a page outside the range is empty and has the right meta (G80, S23). */
export async function transactionPage({ db, config }: Context, filter: TransactionFilter, pageNumber = 1) {
  const { where, params } = whereOf(filter);
  const limit = `limit $${params.length + 1} offset $${params.length + 2}`;
  const { rows } = await db.query<TransactionRow>(
    `with chosen as (
       select * from transactions where ${where} order by created_at desc, transaction_id desc ${limit}
     ) ${chosenTransactions}`,
    [...params, pageSize, (pageNumber - 1) * pageSize],
  );
  const { count } = onlyRow(
    await db.query<{ count: number }>(`select count(*) as count from transactions where ${where}`, params),
  );
  const meta = pageMeta(pageNumber, count, pageSize);
  return { data: { transactions: rows.map((row) => toTransaction(row, config)), meta }, meta };
}
