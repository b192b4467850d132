import { transactionPdfName } from 'shared-api/rules';
import type { PublicContext } from '../../http/context.ts';
import { pdfReply } from '../../http/fileReply.ts';
import { drawnTransaction } from './drawnTransaction.ts';
import type { TransactionRow } from './transactionRow.ts';

export const receiptReply = ({ clientName, transactType, createdAt }: TransactionRow, content: Buffer) =>
  pdfReply(transactionPdfName(clientName, transactType, createdAt), content);

export async function paymentReceiptReply(
  ctx: Pick<PublicContext, 'db' | 'config' | 'clock'>,
  { transactionId }: TransactionRow,
) {
  const { row, content } = await drawnTransaction(ctx, transactionId);
  return receiptReply(row, content);
}
