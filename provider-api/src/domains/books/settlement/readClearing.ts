import { nairaFromKobo } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { balanceKobo } from '../../ledger/index.ts';

interface Row {
  ledgerKobo: number;
  openKobo: number;
  openCount: number;
  suspenseKobo: number;
  opened: string | null;
  openingProposed: boolean;
}

const clearingSql = `
  select ${balanceKobo('gateway_clearing')} as "ledgerKobo", ${balanceKobo('suspense')} as "suspenseKobo",
         coalesce(-sum(open_kobo), 0)::bigint as "openKobo", count(*)::int as "openCount",
         (select opening_day from book_decisions where kind = 'opening' and status = 'Approved') as opened,
         exists (select from book_decisions where kind = 'opening' and status = 'Proposed') as "openingProposed"
    from payments where open_kobo <> 0`;

/** One SQL query reads both sums, because a payment between two queries would look like a difference. */
export const readClearing: Verb<'readClearing'> = async ({ db }) => {
  const { ledgerKobo, opened, openingProposed, ...open } = await db.one<Row>(clearingSql);
  return {
    data: {
      byLedger: nairaFromKobo(ledgerKobo),
      byPayments: nairaFromKobo(open.openKobo),
      difference: nairaFromKobo(ledgerKobo - open.openKobo),
      openPayments: open.openCount,
      suspense: nairaFromKobo(open.suspenseKobo),
      opened,
      openingProposed,
    },
  };
};
