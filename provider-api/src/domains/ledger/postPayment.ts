import type { Tx } from '../../db/index.ts';

export interface PaymentCredit {
  paymentId: number;
  rrr: string | null;
  /** What was paid. */
  amountKobo: number;
  /** Where the money came in: at the gateway, or in the authority's bank. */
  arrived?: 'gateway' | 'bank';
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
      on account.kind in ($9::text, 'revenue') or (account.kind = 'wallet' and account.owner_id = $6::bigint)
    cross join lateral (
      select case account.kind when $9::text then -$5::bigint
                               when 'revenue' then least($5::bigint, $8::bigint)
                               else $5::bigint - least($5::bigint, $8::bigint) end as kobo) side
   where side.kobo <> 0`;

const source = { gateway: 'gateway_clearing', bank: 'bank' } as const;

function enter(tx: Tx, kind: 'funding' | 'registration', payment: PaymentCredit, feeKobo: number) {
  const { paymentId, rrr, at, amountKobo, walletUserId, actorId = null, arrived = 'gateway' } = payment;
  return tx.query(post, [
    kind,
    paymentId,
    rrr,
    at,
    amountKobo,
    walletUserId,
    actorId,
    feeKobo,
    source[arrived],
  ]);
}

/** A verified funding: gateway clearing, or the bank, → wallet. The unique indexes let an RRR credit once. */
export async function postFunding(tx: Tx, payment: PaymentCredit): Promise<void> {
  await enter(tx, 'funding', payment, 0);
}

/** A verified registration fee: gateway clearing, or the bank, → revenue, and to the wallet what was paid above the fee. */
export async function postRegistrationFee(
  tx: Tx,
  payment: PaymentCredit & { feeKobo: number },
): Promise<void> {
  await enter(tx, 'registration', payment, payment.feeKobo);
}
