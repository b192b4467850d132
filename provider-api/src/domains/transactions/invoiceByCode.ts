import { minuteMs } from 'shared-api/rules';
import type { PublicContext, Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { limit } from '../../http/limits.ts';
import { currentConfig } from '../../settings/index.ts';
import { paymentReceiptReply } from './transactionReceipt.ts';
import { selectedTransactions, type TransactionRow, toTransaction } from './transactionRow.ts';

/** The code in the mailed link cannot be guessed and gives access to this invoice only. */
async function byCode(ctx: PublicContext, code: string): Promise<TransactionRow> {
  await limit(ctx, { name: 'invoice', by: ctx.address, max: 60, windowMs: minuteMs });
  const row = await ctx.db.first<TransactionRow>(
    `with selected as (
       select t.* from payments p join transactions t on t.transaction_id = p.id where p.code = $1
     ) ${selectedTransactions}`,
    [code],
  );
  if (!row) throw new NotFound('Invoice does not exist');
  return row;
}

export const invoiceByCode: Verb<'invoiceByCode'> = async (ctx, { params }) => ({
  data: toTransaction(await byCode(ctx, params.code), await currentConfig(ctx.db, ctx.config)),
});

export const invoiceDocumentByCode: Verb<'invoiceDocumentByCode'> = async (ctx, { params }) =>
  paymentReceiptReply(ctx, await byCode(ctx, params.code));
