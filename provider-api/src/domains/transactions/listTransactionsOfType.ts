import type { listTransactionsOfType as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { filterOf } from './transactionList.ts';
import { transactionPage } from './transactionPage.ts';
import { readScope, readType } from './transactionTypes.ts';

export const listTransactionsOfType: Verb<typeof endpoint> = async (ctx, { params, query }) =>
  transactionPage(
    ctx,
    { ...filterOf(query), types: [readType(params.type, ctx.actor)], ...readScope(ctx.actor) },
    query.pageNumber,
  );
