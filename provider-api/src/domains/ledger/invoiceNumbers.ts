import { lagosDate } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';

export interface InvoiceNumber {
  invoiceId: string;
  invoiceNo: string;
}

const revenueCodes = { booking: 'PSB', funding: 'PSF', registration: 'PSR' } as const;
type Invoiced = keyof typeof revenueCodes;

/** Invoice numbers begin again with 1 when a new year begins in Lagos. */
export const numberedYear = (at: Date): number => Number(lagosDate(at).slice(0, 4));

/** This `to_char` format gives six digits, or more if needed. */
export const numberDigits = `'FM999999000000'`;

/**
 * Returns the common table expressions `counter` and `number`. Each row of `number` is a new invoice number, with the
 * columns `place`, `invoice_id` and `invoice_no`. Invoice numbers must have no gap, so other transactions that need a
 * number wait until the commit.
 */
export const takeNumbers = (kind: Invoiced, { year, howMany }: { year: string; howMany: string }): string => `
  counter as (
    insert into paper_counters as counter (series, year, last_number)
    values ('invoice', ${year}::int, ${howMany}::int)
    on conflict (series, year) do update set last_number = counter.last_number + excluded.last_number
    returning year, last_number - ${howMany}::int as before
  ), number as (
    select place, invoice_id, '${revenueCodes[kind]}-' || invoice_id as invoice_no
      from counter, generate_series(1, ${howMany}::int) place,
           concat(year, '-', to_char(before + place, ${numberDigits})) invoice_id
  )`;

/** Call this function late in a transaction, because other transactions that need a number wait until the commit. */
export const nextInvoiceNumber = (tx: Tx, kind: Invoiced, at: Date): Promise<InvoiceNumber> =>
  tx.one<InvoiceNumber>(
    `with ${takeNumbers(kind, { year: '$1', howMany: '1' })}
     select invoice_id as "invoiceId", invoice_no as "invoiceNo" from number`,
    [numberedYear(at)],
  );
