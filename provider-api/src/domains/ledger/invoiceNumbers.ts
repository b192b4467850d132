import { lagosDate } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';

export interface InvoiceNumber {
  invoiceId: string;
  invoiceNo: string;
}

interface Wanted {
  kind: 'booking' | 'funding' | 'registration';
  count: number;
  at: Date;
}

const revenueCodes = { booking: 'PSB', funding: 'PSF', registration: 'PSR' } as const;

/** Numbers start again with each year in Lagos. */
export const numberedYear = (at: Date): number => Number(lagosDate(at).slice(0, 4));

/** Six digits, or more if needed. */
export const numberDigits = `'FM999999000000'`;

/**
 * The first parts of a `with` that takes the next numbers of a year without a gap (S10); each row of `number` has
 * `place`, `invoice_id` and `invoice_no`. Other transactions of the year then wait until the commit.
 */
export const takeNumbers = (
  kind: Wanted['kind'],
  { year, howMany }: { year: string; howMany: string },
): string => `
  counter as (
    insert into invoice_counters as counter (year, last_number) values (${year}::int, ${howMany}::int)
    on conflict (year) do update set last_number = counter.last_number + excluded.last_number
    returning year, last_number - ${howMany}::int as before
  ), number as (
    select place, invoice_id, '${revenueCodes[kind]}-' || invoice_id as invoice_no
      from counter, generate_series(1, ${howMany}::int) place,
           concat(year, '-', to_char(before + place, ${numberDigits})) invoice_id
  )`;

/** The next numbers of the year. Take them late, since others wait until the commit. */
export async function nextInvoiceNumbers(tx: Tx, { kind, count, at }: Wanted): Promise<InvoiceNumber[]> {
  const { rows } = await tx.query<InvoiceNumber>(
    `with ${takeNumbers(kind, { year: '$1', howMany: '$2' })}
     select invoice_id as "invoiceId", invoice_no as "invoiceNo" from number order by place`,
    [numberedYear(at), count],
  );
  return rows;
}
