import { type Download, useDocument } from 'shared-api/http';
import { standingOf } from 'shared-api/transactions';
import { receiptDownload, type Transaction } from 'shared-api/wallet';
import { DocumentButton } from 'shared-ui/data';

interface ReceiptButtonProps {
  transaction: Transaction;
  /** Where it comes from for those who cannot sign in yet. */
  download?: Download;
}

/** Get Receipt when paid, Get Invoice otherwise (TRANSDETAIL-07, INVOICE-01). */
export function ReceiptButton({ transaction, download = receiptDownload(transaction) }: ReceiptButtonProps) {
  const { paper: what } = standingOf(transaction);
  return <DocumentButton label={`Get ${what}`} what={what} {...useDocument(download)} />;
}
