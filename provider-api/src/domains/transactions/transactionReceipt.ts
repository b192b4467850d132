import type { transactionReceipt as endpoint } from 'shared-api/contract';
import { transactionPdfName } from 'shared-api/rules';
import type { PublicContext, Verb } from '../../http/context.ts';
import { fileReply } from '../../http/fileReply.ts';
import { drawnTransaction } from './drawnTransaction.ts';
import { findTransaction } from './findTransaction.ts';
import type { TransactionRow } from './transactionRow.ts';

type Printing = Pick<PublicContext, 'db' | 'config' | 'clock'>;

/** Unpaid prints an invoice, Paid a receipt (INVOICE-11). */
export async function transactionReceiptReply(ctx: Printing, { transactionId }: TransactionRow) {
  const { row, content } = await drawnTransaction(ctx, transactionId);
  return fileReply({
    name: transactionPdfName(row.clientName, row.transactType, row.createdAt),
    type: 'application/pdf',
    content,
    sizeBytes: content.length,
  });
}

export const transactionReceipt: Verb<typeof endpoint> = async (ctx, { params }) =>
  transactionReceiptReply(ctx, await findTransaction(ctx.db, ctx.actor, params.id));
