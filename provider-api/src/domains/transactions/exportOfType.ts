import type { listTransactions, QueryOf } from 'shared-api/contract';
import type { Context } from '../../http/context.ts';
import { queryOf, transactionList } from './transactionList.ts';
import { readScope, readType, type TransactionType } from './transactionTypes.ts';

/** Every transaction of a type that the caller may read, filtered and sorted as the list is (G84). */
export const exportOfType =
  (type: TransactionType) =>
  async (ctx: Context, { query }: { query: QueryOf<typeof listTransactions> }) =>
    transactionList.csv(ctx, {
      ...queryOf(query),
      types: [readType(type, ctx.actor)],
      ...readScope(ctx.actor),
    });
