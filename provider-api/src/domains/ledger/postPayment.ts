import type { Tx } from '../../db/index.ts';

export interface PaymentCredit {
  paymentId: number;
  rrr: string | null;
  /** What was paid. */
  amountKobo: number;
  walletUserId: number;
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
  select journal.id, account.id, side.kobo
    from journal join ledger_accounts account
      on account.kind in ('gateway_clearing', 'revenue') or (account.kind = 'wallet' and account.owner_id = $6::bigint)
    cross join lateral (
      select case account.kind when 'gateway_clearing' then -$5::bigint
                               when 'revenue' then least($5::bigint, $8::bigint)
                               else $5::bigint - least($5::bigint, $8::bigint) end as kobo) side
   where side.kobo <> 0`;

/** A verified funding: gateway clearing → wallet. The unique indexes let an RRR credit once. */
export async function postFunding(tx: Tx, payment: PaymentCredit): Promise<void> {
  const { paymentId, rrr, at, amountKobo, walletUserId, actorId } = payment;
  await tx.query(post, ['funding', paymentId, rrr, at, amountKobo, walletUserId, actorId ?? null, 0]);
}

/** A verified registration fee: gateway clearing → revenue, and to the wallet what was paid above the fee. */
export async function postRegistrationFee(
  tx: Tx,
  payment: PaymentCredit & { feeKobo: number },
): Promise<void> {
  const { paymentId, rrr, at, amountKobo, feeKobo, walletUserId, actorId } = payment;
  await tx.query(post, [
    'registration',
    paymentId,
    rrr,
    at,
    amountKobo,
    walletUserId,
    actorId ?? null,
    feeKobo,
  ]);
}
