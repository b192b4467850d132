import type { listTransactionsOfType as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { transactionPage } from './transactionPage.ts';
import { readType } from './transactionTypes.ts';

export const listTransactionsOfType: Verb<typeof endpoint> = async (ctx, { params, query }) =>
  transactionPage(ctx, [readType(params.type, ctx.actor)], query);
