import { type Download, useDocument } from 'shared-api/http';
import { standingOf } from 'shared-api/transactions';
import { receiptDownload, type Transaction } from 'shared-api/wallet';
import { DocumentButton } from 'shared-ui/data';

interface ReceiptButtonProps {
  transaction: Transaction;
  /** The default download requires a signed-in user. */
  download?: Download;
}

export function ReceiptButton({ transaction, download = receiptDownload(transaction) }: ReceiptButtonProps) {
  const { paper: what } = standingOf(transaction);
  return <DocumentButton label={`Get ${what}`} what={what} {...useDocument(download)} />;
}
