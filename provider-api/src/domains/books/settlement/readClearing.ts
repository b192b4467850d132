import type { readClearing as endpoint } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import { onlyRow } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { openKobo, takenKobo } from '../../ledger/index.ts';

interface Row {
  ledgerKobo: number;
  openKobo: number;
  openCount: number;
  suspenseKobo: number;
  opened: string | null;
}

const balance = (kind: string) => `
  (select coalesce(sum(amount_kobo), 0)::bigint from ledger_entries
    where account_id = (select id from ledger_accounts where kind = '${kind}'))`;

const clearingSql = `
  select -${balance('gateway_clearing')} as "ledgerKobo", ${balance('suspense')} as "suspenseKobo",
         coalesce(sum(open.kobo), 0)::bigint as "openKobo", count(*) filter (where open.kobo <> 0)::int as "openCount",
         (select opening_day from book_decisions where kind = 'opening' and status = 'Approved') as opened
    from payments p cross join lateral (select ${openKobo('p')} as kobo) open
   where ${takenKobo('p')} <> 0`;

/** Counted twice, in one snapshot; what is open is money under way, the difference an error. */
export const readClearing: Verb<typeof endpoint> = async ({ db }) => {
  const { ledgerKobo, opened, ...open } = onlyRow(await db.query<Row>(clearingSql));
  return {
    data: {
      byLedger: nairaFromKobo(ledgerKobo),
      byPayments: nairaFromKobo(open.openKobo),
      difference: nairaFromKobo(ledgerKobo - open.openKobo),
      openPayments: open.openCount,
      suspense: nairaFromKobo(open.suspenseKobo),
      opened,
    },
  };
};
