import { transactionPdfName } from 'shared-api/rules';
import type { PublicContext } from '../../http/context.ts';
import { fileReply } from '../../http/fileReply.ts';
import { drawnTransaction } from './drawnTransaction.ts';
import type { TransactionRow } from './transactionRow.ts';

export const receiptReply = ({ clientName, transactType, createdAt }: TransactionRow, content: Buffer) =>
  fileReply({
    name: transactionPdfName(clientName, transactType, createdAt),
    type: 'application/pdf',
    content,
    sizeBytes: content.length,
  });

export async function paymentReceiptReply(
  ctx: Pick<PublicContext, 'db' | 'config' | 'clock'>,
  { transactionId }: TransactionRow,
) {
  const { row, content } = await drawnTransaction(ctx, transactionId);
  return receiptReply(row, content);
}
