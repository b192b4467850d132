import type { listTransactions as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { filterOf } from './transactionList.ts';
import { transactionPage } from './transactionPage.ts';
import { readScope, visibleTypes } from './transactionTypes.ts';

export const listTransactions: Verb<typeof endpoint> = (ctx, { query }) =>
  transactionPage(
    ctx,
    { ...filterOf(query), types: visibleTypes(ctx.actor), ...readScope(ctx.actor) },
    query.pageNumber,
  );
