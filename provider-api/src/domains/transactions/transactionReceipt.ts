import type { transactionReceipt as endpoint } from 'shared-api/contract';
import { receiptFileName, renderInvoice } from '../../documents/index.ts';
import type { PublicContext, Verb } from '../../http/context.ts';
import { fileReply } from '../../http/fileReply.ts';
import { findTransaction } from './findTransaction.ts';
import { invoiceOf } from './invoiceOf.ts';
import type { TransactionRow } from './transactionRow.ts';

/** Unpaid prints an invoice, Paid a receipt (INVOICE-11). */
export async function transactionReceiptReply(
  { config, clock }: Pick<PublicContext, 'config' | 'clock'>,
  row: TransactionRow,
) {
  const content = await renderInvoice(invoiceOf(row, config, clock.now()));
  return fileReply({
    name: receiptFileName(row.clientName, row.transactType, row.createdAt),
    type: 'application/pdf',
    content,
    sizeBytes: content.length,
  });
}

export const transactionReceipt: Verb<typeof endpoint> = async (ctx, { params }) =>
  transactionReceiptReply(ctx, await findTransaction(ctx.db, ctx.actor, params.id));
