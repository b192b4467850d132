import type { Queryable, Tx } from '../../db/index.ts';

export interface BookingClose {
  bookingId: number;
  /** The part of the price that goes back to the wallet; the rest is revenue. */
  refundPercent: number;
  actorId: number | null;
  at: Date;
}

export interface ClosedBooking {
  refundKobo: number;
  earnedKobo: number;
}

/** All of what was debited for a booking leaves unearned: back to the wallet it came from, and to revenue. */
const close = `
  with debit as (
    select -entry.amount_kobo as price_kobo, -entry.amount_kobo * $2::bigint / 100 as back_kobo,
           entry.account_id as wallet_id
      from journals join ledger_entries entry on entry.journal_id = journals.id
      join ledger_accounts account on account.id = entry.account_id
     where journals.kind = 'booking' and journals.booking_id = $1::bigint and account.kind = 'wallet'
  ), journal as (
    insert into journals (kind, booking_id, actor_id, created_at)
    select case when back_kobo > 0 then 'refund' else 'earned' end, $1::bigint, $3::bigint, $4::timestamptz from debit
    returning id
  ), entries as (
    insert into ledger_entries (journal_id, account_id, amount_kobo)
    select journal.id, account.id, part.kobo
      from journal cross join debit
      join ledger_accounts account on account.kind in ('unearned', 'revenue') or account.id = debit.wallet_id
      cross join lateral (
        select case account.kind when 'unearned' then -debit.price_kobo when 'wallet' then debit.back_kobo
                                 else debit.price_kobo - debit.back_kobo end as kobo) part
     where part.kobo <> 0
  )
  select back_kobo as "refundKobo", price_kobo - back_kobo as "earnedKobo" from debit`;

/**
 * Settles what a booking ends with (S14): once, a second close violates a unique index. Nothing was debited, nothing
 * moves.
 */
export async function closeBooking(
  tx: Tx,
  { bookingId, refundPercent, actorId, at }: BookingClose,
): Promise<ClosedBooking> {
  const { rows } = await tx.query<ClosedBooking>(close, [bookingId, refundPercent, actorId, at]);
  return rows[0] ?? { refundKobo: 0, earnedKobo: 0 };
}

export interface Refund {
  refundKobo: number;
  at: Date;
}

/** What went back to the wallet for each of these bookings, and when, as the ledger has it. */
export async function refundsOf(
  on: Queryable,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, Refund>> {
  const { rows } = await on.query<Refund & { bookingId: number }>(
    `select j.booking_id as "bookingId", e.amount_kobo as "refundKobo", j.created_at as at
       from journals j join ledger_entries e on e.journal_id = j.id
       join ledger_accounts a on a.id = e.account_id and a.kind = 'wallet'
      where j.kind = 'refund' and j.booking_id = any ($1::bigint[])`,
    [bookingIds],
  );
  return new Map(rows.map(({ bookingId, ...refund }) => [bookingId, refund]));
}
