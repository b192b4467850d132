import type { Tx } from '../../db/index.ts';

export interface PaymentCredit {
  paymentId: number;
  rrr: string | null;
  amountKobo: number;
  /** Who confirmed it by hand. */
  actorId?: number | null;
  at: Date;
}

const post = `
  with journal as (
    insert into journals (kind, payment_id, rrr, created_at, actor_id)
    values ($1::text, $2::bigint, $3::text, $4::timestamptz, $7::bigint) returning id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select journal.id, account.id,
         case account.kind when 'gateway_clearing' then -$5::bigint else $5::bigint end
    from journal join ledger_accounts account
      on account.kind = 'gateway_clearing'
         or ($1 = 'funding' and account.kind = 'wallet' and account.owner_id = $6::bigint)
         or ($1 = 'registration' and account.kind = 'revenue')`;

/** A verified funding: gateway clearing → wallet. The unique indexes let an RRR credit once. */
export async function postFunding(tx: Tx, payment: PaymentCredit & { walletUserId: number }): Promise<void> {
  const { paymentId, rrr, at, amountKobo, walletUserId, actorId } = payment;
  await tx.query(post, ['funding', paymentId, rrr, at, amountKobo, walletUserId, actorId ?? null]);
}

/** A verified registration fee: gateway clearing → revenue. */
export async function postRegistrationFee(tx: Tx, payment: PaymentCredit): Promise<void> {
  const { paymentId, rrr, at, amountKobo, actorId } = payment;
  await tx.query(post, ['registration', paymentId, rrr, at, amountKobo, null, actorId ?? null]);
}
