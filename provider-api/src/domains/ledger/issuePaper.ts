import { onlyRow, type Tx } from '../../db/index.ts';
import { nextInvoiceNumbers } from './invoiceNumbers.ts';

export interface Paper {
  bookingId: number;
  /** What moved the wallet: a journal has one paper at most. */
  journalId: number;
  kind: 'invoice' | 'credit';
  amountKobo: number;
  at: Date;
}

async function nextNumber(tx: Tx, { kind, at }: Paper): Promise<string> {
  if (kind === 'credit')
    return onlyRow(await tx.query<{ number: string }>('select next_credit_note($1) as number', [at])).number;
  const [next] = await nextInvoiceNumbers(tx, { kind: 'booking', count: 1, at });
  return next?.invoiceId ?? '';
}

/**
 * The paper of what a wallet paid later or was given back, and its number; after the postings, because every other
 * paper of the year waits from here on.
 */
export async function issuePaper(tx: Tx, paper: Paper): Promise<string> {
  const number = await nextNumber(tx, paper);
  await tx.query(
    `insert into booking_papers (booking_id, journal_id, kind, number, amount_kobo, issued_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [paper.bookingId, paper.journalId, paper.kind, number, paper.amountKobo, paper.at],
  );
  return number;
}
