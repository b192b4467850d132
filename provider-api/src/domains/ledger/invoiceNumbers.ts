import { lagosDate } from 'shared-api/rules';
import { onlyRow, type Tx } from '../../db/index.ts';

/** Revenue codes of the kinds of transaction; the number follows (S10). */
const revenueCodes = { booking: 'PSB', funding: 'PSF', registration: 'PSR' } as const;

export interface InvoiceNumber {
  /** The printed number, for example 2026-000123. */
  invoiceId: string;
  /** The revenue code, for example PSF-2026-000123. */
  invoiceNo: string;
}

type Kind = keyof typeof revenueCodes;

/** The year by which numbers are counted: the one in Lagos. */
export const invoiceYear = (at: Date): number => Number(lagosDate(at).slice(0, 4));

/**
 * What nextInvoiceNumbers has just drawn in this transaction, as rows (ordinality, "invoiceId", "invoiceNo") for a
 * statement that is sent in the same round trip. `year` and `count` are the names of parameters.
 */
export const drawnNumbers = (kind: Kind, year: string, count: string): string => `
  select ordinality, drawn as "invoiceId", '${revenueCodes[kind]}-' || drawn as "invoiceNo"
    from (select ordinality, year || '-' || lpad(number, greatest(6, length(number)), '0') as drawn
            from (select ordinality, year, (last_number - ${count}::int + ordinality)::text as number
                    from invoice_counters, generate_series(1, ${count}::int) as ordinality
                   where year = ${year}::int) counted) numbered`;

/**
 * The next numbers of the year in Lagos, without a gap: they are kept only if the transaction is. Take them as late
 * as possible, because every other transaction of the year waits from here to the commit.
 */
export async function nextInvoiceNumbers(
  tx: Tx,
  { kind, count, at }: { kind: Kind; count: number; at: Date },
): Promise<InvoiceNumber[]> {
  const year = invoiceYear(at);
  const { last } = onlyRow(
    await tx.query<{ last: number }>(
      `insert into invoice_counters as counter (year, last_number) values ($1, $2::int)
       on conflict (year) do update set last_number = counter.last_number + $2::int
       returning last_number as last`,
      [year, count],
    ),
  );
  return Array.from({ length: count }, (_, index) => {
    const invoiceId = `${year}-${String(last - count + 1 + index).padStart(6, '0')}`;
    return { invoiceId, invoiceNo: `${revenueCodes[kind]}-${invoiceId}` };
  });
}
