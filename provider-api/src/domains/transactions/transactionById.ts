import type { Context, Verb } from '../../http/context.ts';
import { currentConfig } from '../../settings/index.ts';
import { detailsOf, findTransaction } from './findTransaction.ts';
import { type TransactionRow, toTransaction } from './transactionRow.ts';

export async function singleReply({ db, actor, config }: Context, row: TransactionRow) {
  const [details, present] = await Promise.all([detailsOf(db, actor, row), currentConfig(db, config)]);
  return {
    transaction: toTransaction(row, present),
    details: details.map((each) => toTransaction(each, present)),
  };
}

export const transactionById: Verb<'transactionById'> = async (ctx, { params }) => ({
  data: await singleReply(ctx, await findTransaction(ctx.db, ctx.actor, params.id)),
});
