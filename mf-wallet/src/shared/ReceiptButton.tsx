import { type Download, useDocument } from 'shared-api/http';
import { standingOf } from 'shared-api/transactions';
import { receiptDownload, type Transaction } from 'shared-api/wallet';
import { DocumentButton } from 'shared-ui/data';

interface ReceiptButtonProps {
  transaction: Transaction;
  /** Replaces the download for people who cannot sign in yet: they use the code in the e-mail. */
  download?: Download;
}

/** A paid transaction has a receipt, any other an invoice (TRANSDETAIL-07, INVOICE-01). */
export function ReceiptButton({ transaction, download = receiptDownload(transaction) }: ReceiptButtonProps) {
  const { paper: what } = standingOf(transaction);
  return <DocumentButton label={`Get ${what}`} what={what} {...useDocument(download)} />;
}
