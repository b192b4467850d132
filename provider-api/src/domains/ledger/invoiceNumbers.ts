import type { Tx } from '../../db/index.ts';

export interface InvoiceNumber {
  /** The printed number, for example 2026-000123. */
  invoiceId: string;
  /** The revenue code, for example PSF-2026-000123. */
  invoiceNo: string;
}

interface Wanted {
  kind: 'booking' | 'funding' | 'registration';
  count: number;
  at: Date;
}

/**
 * The next numbers of the year (S10), formatted in migrations/500-book-flights.sql. Take them late: every other transaction
 * of the year waits from here on.
 */
export async function nextInvoiceNumbers(tx: Tx, { kind, count, at }: Wanted): Promise<InvoiceNumber[]> {
  const { rows } = await tx.query<InvoiceNumber>(
    'select invoice_id as "invoiceId", invoice_no as "invoiceNo" from next_invoice_numbers($1, $2, $3)',
    [kind, at, count],
  );
  return rows;
}
