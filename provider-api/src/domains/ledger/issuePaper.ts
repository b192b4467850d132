import type { Tx } from '../../db/index.ts';
import { numberDigits, numberedYear, takeNumbers } from './invoiceNumbers.ts';

export interface NewPaper {
  bookingId: number;
  journalId: number;
  kind: 'invoice' | 'credit';
  amountKobo: number;
  at: Date;
}

const numbers = {
  invoice: takeNumbers('booking', { year: '$6', howMany: '1' }),
  credit: `
  counter as (
    insert into paper_counters as counter (series, year, last_number) values ('credit', $6::int, 1)
    on conflict (series, year) do update set last_number = counter.last_number + 1
    returning year, last_number
  ), number as (
    select concat('CN-', year, '-', to_char(last_number, ${numberDigits})) as invoice_id from counter
  )`,
};

/** Call this function after the postings, because other documents wait until the commit. */
export async function issuePaper(tx: Tx, paper: NewPaper): Promise<void> {
  const { bookingId, journalId, kind, amountKobo, at } = paper;
  await tx.query(
    `with ${numbers[kind]}
     insert into booking_papers (booking_id, journal_id, kind, number, amount_kobo, issued_at)
     select $1, $2, $3, invoice_id, $4, $5 from number`,
    [bookingId, journalId, kind, amountKobo, at, numberedYear(at)],
  );
}
