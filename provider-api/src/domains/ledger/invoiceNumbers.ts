import { lagosDate } from 'shared-api/rules';
import { onlyRow, prepared, type Result, type Tx } from '../../db/index.ts';

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
 * What was drawn just before in this transaction, as rows (ordinality, "invoiceId", "invoiceNo") for a
 * statement that is sent in the same round trip. `year` and `count` are the names of parameters.
 */
export const drawnNumbers = (kind: Kind, year: string, count: string): string => `
  select ordinality, drawn as "invoiceId", '${revenueCodes[kind]}-' || drawn as "invoiceNo"
    from (select ordinality, year || '-' || lpad(number, greatest(6, length(number)), '0') as drawn
            from (select ordinality, year, (last_number - ${count}::int + ordinality)::text as number
                    from invoice_counters, generate_series(1, ${count}::int) as ordinality
                   where year = ${year}::int) counted) numbered`;

const draw = prepared(
  `insert into invoice_counters as counter (year, last_number) values ($1, $2::int)
   on conflict (year) do update set last_number = counter.last_number + $2::int
   returning last_number as last`,
);

interface Wanted {
  kind: Kind;
  count: number;
  at: Date;
}

function numbersOf({ kind, count, at }: Wanted, drawn: Result<{ last: number }>): InvoiceNumber[] {
  const { last } = onlyRow(drawn);
  const year = invoiceYear(at);
  return Array.from({ length: count }, (_, index) => {
    const invoiceId = `${year}-${String(last - count + 1 + index).padStart(6, '0')}`;
    return { invoiceId, invoiceNo: `${revenueCodes[kind]}-${invoiceId}` };
  });
}

/**
 * The next numbers of the year in Lagos, without a gap: they are kept only if the transaction is. Take them as late
 * as possible, because every other transaction of the year waits from here to the commit.
 */
export async function nextInvoiceNumbers(tx: Tx, wanted: Wanted): Promise<InvoiceNumber[]> {
  return numbersOf(wanted, await tx.query(draw, [invoiceYear(wanted.at), wanted.count]));
}

/** The same with the commit: nobody waits for a round trip. The numbers are known once the transaction has ended. */
export async function invoiceNumbersAtCommit(tx: Tx, wanted: Wanted): Promise<InvoiceNumber[]> {
  const params = [invoiceYear(wanted.at), wanted.count];
  return numbersOf(wanted, await tx.withCommit({ sql: draw, params }));
}
