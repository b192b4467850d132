import type { listTransactions as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { transactionPage } from './transactionPage.ts';
import { visibleTypes } from './transactionTypes.ts';

export const listTransactions: Verb<typeof endpoint> = (ctx, { query }) =>
  transactionPage(ctx, visibleTypes(ctx.actor), query);
