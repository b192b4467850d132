import type { Tx } from '../../db/index.ts';
import { guarded, lessThanTakenBack } from './guarded.ts';

type Account = 'wallet' | 'suspense' | 'adjustment' | 'gateway_clearing' | 'gateway_fees' | 'bank';

export interface Decided {
  decisionId: number;
  kind: 'suspense' | 'write_off' | 'opening';
  /** What each account gets; together 0. */
  sides: Readonly<Partial<Record<Account, number>>>;
  walletUserId: number | null;
  actorId: number;
  at: Date;
}

const post = `
  with journal as (
    insert into journals (kind, decision_id, actor_id, created_at)
    values ($1::text, $2::bigint, $3::bigint, $4::timestamptz) returning id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select journal.id, account.id, side.kobo
    from journal cross join unnest($5::text[], $6::bigint[]) as side (kind, kobo)
    join ledger_accounts account
      on account.kind = side.kind and (account.kind <> 'wallet' or account.owner_id = $7::bigint)
   where side.kobo <> 0`;

/** What two people decided, once. Throws InsufficientFunds when a wallet holds less than is taken back. */
export async function postDecision(tx: Tx, decided: Decided): Promise<void> {
  const { decisionId, kind, sides, walletUserId, actorId, at } = decided;
  const amounts = Object.values(sides);
  if (amounts.every((kobo) => kobo === 0)) return;
  const values = [kind, decisionId, actorId, at, Object.keys(sides), amounts, walletUserId];
  await guarded(tx.query(post, values), lessThanTakenBack);
}
