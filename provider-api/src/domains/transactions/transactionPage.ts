import type { listTransactions, QueryOf } from 'shared-api/contract';
import type { Context } from '../../http/context.ts';
import { queryOf, transactionList } from './transactionList.ts';
import { readScope, type TransactionType } from './transactionTypes.ts';

/** One page of what the caller may read; one outside the range is empty and has the right meta (G80, S23). */
export async function transactionPage(
  ctx: Context,
  types: readonly TransactionType[],
  query: QueryOf<typeof listTransactions>,
) {
  const asked = { ...queryOf(query), types, ...readScope(ctx.actor) };
  const { data: transactions, meta } = await transactionList.page(ctx, asked);
  return { data: { transactions, meta }, meta };
}
