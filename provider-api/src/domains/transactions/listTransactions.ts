import type { Context, Input, Verb } from '../../http/context.ts';
import { exportList } from '../activities/index.ts';
import { transactionList } from './transactionList.ts';
import { readScope, readType, type TransactionType, visibleTypes } from './transactionTypes.ts';

export async function transactionPage(
  ctx: Context,
  types: readonly TransactionType[],
  query: Input<'listTransactions'>['query'],
) {
  const asked = { ...query, types, ...readScope(ctx.actor) };
  const { data: transactions, meta } = await transactionList.page(ctx, asked);
  return { data: { transactions, meta }, meta };
}

export const exportOfType =
  (type: TransactionType) =>
  async (ctx: Context, { query }: { query: Input<'listTransactions'>['query'] }) =>
    exportList(ctx, transactionList, {
      ...query,
      types: [readType(type, ctx.actor)],
      ...readScope(ctx.actor),
    });

export const listTransactions: Verb<'listTransactions'> = (ctx, { query }) =>
  transactionPage(ctx, visibleTypes(ctx.actor), query);

export const listTransactionsOfType: Verb<'listTransactionsOfType'> = async (ctx, { params, query }) =>
  transactionPage(ctx, [readType(params.type, ctx.actor)], query);
