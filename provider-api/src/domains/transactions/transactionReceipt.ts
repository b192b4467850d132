import type { transactionReceipt as endpoint } from 'shared-api/contract';
import { transactionPdfName } from 'shared-api/rules';
import { renderInvoice } from '../../documents/index.ts';
import type { PublicContext, Verb } from '../../http/context.ts';
import { fileReply } from '../../http/fileReply.ts';
import { currentAuthority, currentConfig } from '../../settings/index.ts';
import { refundsOf } from '../ledger/index.ts';
import { findTransaction } from './findTransaction.ts';
import { invoiceOf } from './invoiceOf.ts';
import type { TransactionRow } from './transactionRow.ts';

/** Unpaid prints an invoice, Paid a receipt (INVOICE-11). */
export async function transactionReceiptReply(
  { db, config, clock }: Pick<PublicContext, 'db' | 'config' | 'clock'>,
  row: TransactionRow,
) {
  const refundKobo = (await refundsOf(db, [row.transactionId])).get(row.transactionId)?.refundKobo;
  const present = await currentConfig(db, config);
  const invoice = invoiceOf(row, { config: present, printedAt: clock.now(), refundKobo });
  const content = await renderInvoice({ ...invoice, authority: await currentAuthority(db, config) });
  return fileReply({
    name: transactionPdfName(row.clientName, row.transactType, row.createdAt),
    type: 'application/pdf',
    content,
    sizeBytes: content.length,
  });
}

export const transactionReceipt: Verb<typeof endpoint> = async (ctx, { params }) =>
  transactionReceiptReply(ctx, await findTransaction(ctx.db, ctx.actor, params.id));
