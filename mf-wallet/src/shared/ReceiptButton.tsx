import { receiptDownload, type Transaction } from 'shared-api/wallet';
import { DocumentButton } from './DocumentButton.tsx';
import { isPaid } from './paymentStatus.ts';

/** Get Receipt when paid, Get Invoice otherwise (TRANSDETAIL-07, INVOICE-01). */
export const ReceiptButton = ({ transaction }: { transaction: Transaction }) => (
  <DocumentButton
    label={isPaid(transaction) ? 'Get Receipt' : 'Get Invoice'}
    download={receiptDownload(transaction)}
  />
);
