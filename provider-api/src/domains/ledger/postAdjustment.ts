import type { Tx } from '../../db/index.ts';
import { guarded, lessThanTakenBack } from './guarded.ts';

export interface Adjustment {
  adjustmentId: number;
  walletUserId: number;
  /** Below zero when it takes away. */
  amountKobo: number;
  actorId: number;
  at: Date;
}

const post = `
  with journal as (
    insert into journals (kind, adjustment_id, actor_id, created_at)
    values ('adjustment', $1::bigint, $4::bigint, $5::timestamptz) returning id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select journal.id, account.id, case account.kind when 'wallet' then $3::bigint else -$3::bigint end
    from journal join ledger_accounts account
      on account.kind = 'adjustment' or (account.kind = 'wallet' and account.owner_id = $2::bigint)`;

/** An approved correction, once: adjustment ↔ wallet. Throws InsufficientFunds when it takes more than there is. */
export async function postAdjustment(tx: Tx, adjustment: Adjustment): Promise<void> {
  const { adjustmentId, walletUserId, amountKobo, actorId, at } = adjustment;
  await guarded(tx.query(post, [adjustmentId, walletUserId, amountKobo, actorId, at]), lessThanTakenBack);
}
