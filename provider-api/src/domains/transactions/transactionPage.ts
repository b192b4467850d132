import { pageMeta } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import type { Context } from '../../http/context.ts';
import { presentConfig } from '../../settings/index.ts';
import type { TransactionFilter } from './filter.ts';
import { countTransactions, pageOf } from './positions.ts';
import { chosenTransactions, type TransactionRow, toTransaction } from './transactionRow.ts';

const { pageSize } = portalSettings;

/** One page, newest first; a page outside the range is empty and has the right meta (G80, S23). */
export async function transactionPage({ db, config }: Context, filter: TransactionFilter, pageNumber = 1) {
  const total = await countTransactions(db, filter);
  const offset = (pageNumber - 1) * pageSize;
  const { mark, sql, params } = pageOf(filter, { offset, limit: pageSize, total });
  const { rows } =
    offset < total
      ? await db.query<TransactionRow>(
          `with ${mark ? `mark as (${mark}), ` : ''}chosen as (${sql}) ${chosenTransactions}`,
          params,
        )
      : { rows: [] };
  const present = await presentConfig(db, config);
  const meta = pageMeta(pageNumber, total, pageSize);
  return { data: { transactions: rows.map((row) => toTransaction(row, present)), meta }, meta };
}
