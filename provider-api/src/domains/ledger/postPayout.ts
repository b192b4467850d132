import type { Tx } from '../../db/index.ts';
import { guarded } from './guarded.ts';

export interface PayoutPosting {
  payoutId: number;
  walletUserId: number;
  amountKobo: number;
  actorId: number;
  at: Date;
}

/** What leaves and what takes, of each step: the two accounts of a payout. */
const sides = {
  payout: ['wallet', 'payouts_due'],
  payout_paid: ['payouts_due', 'bank'],
  payout_refused: ['payouts_due', 'wallet'],
  payout_returned: ['bank', 'wallet'],
} as const;

const post = `
  with journal as (
    insert into journals (kind, payout_id, actor_id, created_at)
    values ($1::text, $2::bigint, $5::bigint, $6::timestamptz) returning id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select journal.id, account.id, case account.kind when $7::text then -$4::bigint else $4::bigint end
    from journal join ledger_accounts account
      on account.kind in ($7::text, $8::text) and (account.kind <> 'wallet' or account.owner_id = $3::bigint)`;

/** One step of a payout, once: the unique indexes refuse another. Throws InsufficientFunds. */
export async function postPayout(tx: Tx, kind: keyof typeof sides, posting: PayoutPosting): Promise<void> {
  const { payoutId, walletUserId, amountKobo, actorId, at } = posting;
  await guarded(
    tx.query(post, [kind, payoutId, walletUserId, amountKobo, actorId, at, ...sides[kind]]),
    'Your wallet holds less than this',
  );
}
